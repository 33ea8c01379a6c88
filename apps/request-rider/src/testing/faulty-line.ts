import { createApiClient, type ApiClient } from '@courier/api-client';
import type { FakeBackend } from '@courier/api-client/testing';

export const FAULTS = {
  'no answer in time': 'slow',
  'a connection that is reset': 'reset',
  'an answer that is lost after the work was done': 'lost',
  'too many requests': 429,
  'a server error': 500,
  'a truncated answer': 'truncated',
  'html instead of json': 'html',
} as const;

export type Fault = (typeof FAULTS)[keyof typeof FAULTS];

const json = { 'content-type': 'application/json' };

function broken(fault: Exclude<Fault, 'lost'>, signal: AbortSignal | null | undefined): Promise<Response> {
  switch (fault) {
    case 'slow':
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
    case 'reset':
      return Promise.reject(new TypeError('connection reset'));
    case 'truncated':
      return Promise.resolve(new Response('{"result":{"ord', { status: 200, headers: json }));
    case 'html':
      return Promise.resolve(
        new Response('<!doctype html><h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } }),
      );
    case 429:
    case 500:
      return Promise.resolve(new Response('{}', { status: fault, headers: json }));
  }
}

export interface FaultyLine {
  client: ApiClient;
  /** Fails the calls whose path ends with one of these, until `mend`. */
  break(pathEnds: string | readonly string[], fault: Fault): void;
  mend(): void;
  hits(): number;
}

/** A client whose calls may fail before or after the backend; seconds of waiting become milliseconds. */
export function faultyLine(backend: FakeBackend, timeoutMs = 40): FaultyLine {
  let hits = 0;
  let broke: { pathEnds: readonly string[]; fault: Fault } | null = null;
  return {
    client: createApiClient({
      baseUrl: '/courier/api/v1',
      authorization: () => 'Bearer access|id',
      retryDelay: () => 0,
      timeoutMs,
      fetch: (input, init) => {
        const { pathname } = new URL(
          input instanceof Request ? input.url : String(input),
          'http://fake.test',
        );
        const signal = input instanceof Request ? input.signal : init?.signal;
        if (!broke?.pathEnds.some((end) => pathname.endsWith(end))) return backend.fetch(input, init);
        hits += 1;
        const { fault } = broke;
        if (fault !== 'lost') return broken(fault, signal);
        return backend.fetch(input, init).then(() => broken('reset', signal));
      },
    }),
    break: (pathEnds, fault) => {
      broke = { pathEnds: [pathEnds].flat(), fault };
    },
    mend: () => {
      broke = null;
    },
    hits: () => hits,
  };
}
