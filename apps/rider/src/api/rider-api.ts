import { createClientFor, isApiError, type ClientOf } from '@courier/api-client';
import { riderAppContract } from '@courier/api-client/rider-app';

/** Why a call failed. `offline` covers everything that may work later without a change. */
export class RiderApiError extends Error {
  readonly kind: 'offline' | 'signed-out' | 'refused';
  /** The code of a refusal, e.g. `rider-pin-wrong`. */
  readonly code: string;

  constructor(kind: RiderApiError['kind'], code: string, cause?: unknown) {
    super(`${kind}: ${code}`, { cause });
    this.kind = kind;
    this.code = code;
  }
}

const TIMEOUT_MS = 20_000;

const calls = { rider: riderAppContract };

export type RiderApi = ClientOf<typeof calls>['rider'];

interface RiderApiOptions {
  /** Address of the API, `/courier/api/v1`; the calls of riders are beside it. */
  baseUrl: string;
  /** Of the session; null without one. */
  token(): string | null;
  /** Rejects while the page may make no call. */
  confirmRelease(): Promise<void>;
}

/** The typed client for the calls of riders. Its methods reject with a RiderApiError. */
export function createRiderApi({ baseUrl, token, confirmRelease }: RiderApiOptions): RiderApi {
  const { rider } = createClientFor(calls, {
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    authorization: () => {
      const secret = token();
      return secret === null ? null : `Bearer ${secret}`;
    },
    fetch: async (input, init) => {
      await confirmRelease();
      return fetch(input, init);
    },
  });
  const methods = Object.entries(rider).map(([name, call]) => [
    name,
    (...input: Parameters<typeof call>) =>
      (call as (...values: typeof input) => Promise<unknown>)(...input).catch((error: unknown) => {
        throw toRiderError(error);
      }),
  ]);
  return Object.fromEntries(methods) as RiderApi;
}

function toRiderError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (error.code !== 'http') return new RiderApiError('offline', error.code, error);
  const { status } = error;
  const code = error.translationKey ?? 'error.unknown';
  if (status === 401 && code === 'error.unauthorized') return new RiderApiError('signed-out', code, error);
  const mayPass = status >= 500 || status === 429 || status === 408;
  return new RiderApiError(mayPass ? 'offline' : 'refused', code, error);
}
