import { riderAppContract, type RiderCall } from '@courier/api-client/rider-app';
import { learnServerTime } from '@courier/config';
import * as z from 'zod/mini';

/** Why a call failed. `offline` covers everything that may work later without a change. */
export class RiderApiError extends Error {
  readonly kind: 'offline' | 'signed-out' | 'refused';
  /** The code of a refusal, e.g. `rider-pin-wrong`. */
  readonly code: string;

  constructor(kind: RiderApiError['kind'], code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

const PATIENCE_MS = 20_000;
const refusalSchema = z.object({ meta: z.object({ translation_key: z.string() }) });

type Contract = typeof riderAppContract;
type Part<Name extends string, S> = S extends z.core.$ZodType ? { [K in Name]: z.input<S> } : object;
export type RiderInput<C extends RiderCall> = Part<'params', C['params']> &
  Part<'body', C['body']> &
  (C['upload'] extends readonly string[] ? { image: Blob } : object);
type Answer<C extends RiderCall> = z.output<C['answer']>;

interface AnyInput {
  params?: Record<string, string>;
  body?: unknown;
  image?: Blob;
}

export interface RiderApi {
  call<N extends keyof Contract>(name: N, input: RiderInput<Contract[N]>): Promise<Answer<Contract[N]>>;
}

interface RiderApiOptions {
  /** Of the calls, `/courier/rider/v1`. */
  base: string;
  /** Of the session; null without one. */
  token(): string | null;
  /** Rejects while the page may make no call. */
  confirmRelease(): Promise<void>;
}

/**
 * The calls of riders; every answer is parsed with the contract.
 */
export function createRiderApi({ base, token, confirmRelease }: RiderApiOptions): RiderApi {
  return {
    async call(name, input) {
      const call: RiderCall = riderAppContract[name];
      const { params = {}, body, image } = input as AnyInput;
      const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
      await confirmRelease().catch(() => {
        throw new RiderApiError('offline', 'release');
      });
      const secret = token();
      const answer = await send(`${base}${path}`, {
        method: call.method,
        headers: {
          Accept: 'application/json',
          ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
          ...(image ? { 'Content-Type': image.type } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(image ? { body: image } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const parsed = z.safeParse(call.answer, answer);
      if (!parsed.success) throw new RiderApiError('offline', 'answer');
      return parsed.data as Answer<Contract[typeof name]>;
    },
  };
}

async function send(address: string, request: RequestInit): Promise<unknown> {
  const sentAtMs = Date.now();
  let answer: Response;
  try {
    answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new RiderApiError('offline', 'network');
  }
  learnServerTime(answer.headers, { sentAtMs, receivedAtMs: Date.now() });
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content;
  const code = readCode(content);
  if (answer.status === 401 && code === 'error.unauthorized') throw new RiderApiError('signed-out', code);
  const mayPass = answer.status >= 500 || answer.status === 429 || answer.status === 408;
  throw new RiderApiError(mayPass ? 'offline' : 'refused', code);
}

function readCode(content: unknown): string {
  const parsed = z.safeParse(refusalSchema, content);
  return parsed.success ? parsed.data.meta.translation_key : 'error.unknown';
}
