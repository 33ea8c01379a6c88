import { LIMITS, recordServerTime } from '@courier/config';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { Call } from '../wire/call';
import { ApiError, isApiError, type ApiErrorContext } from './api-error';
import { buildRequest, type Bases, type BuiltRequest, type CallInput } from './build-request';
import { newIdempotencyKey } from './idempotency-key';
import { readAnswer } from './read-answer';
import { defaultRetryDelay, isRetryable, wait } from './retry';

export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Shared by all attempts; a new key by default. */
  idempotencyKey?: string;
}

export interface Transport {
  bases: Bases;
  fetch: typeof globalThis.fetch;
  authorization: () => string | null;
  language?: (() => string) | undefined;
  onUnauthorized?: (() => Promise<boolean>) | undefined;
  retryDelay?: ((attempt: number) => number) | undefined;
  timeoutMs?: number | undefined;
}

function prepareRequest(
  call: Call,
  input: CallInput,
  transport: Transport,
  idempotencyKey: string | undefined,
  context: ApiErrorContext,
): BuiltRequest {
  try {
    const authorization = call.access === 'public' ? null : transport.authorization();
    return buildRequest(call, input, transport.bases, {
      authorization,
      idempotencyKey,
      language: transport.language?.(),
    });
  } catch (cause) {
    throw new ApiError({ code: 'client', status: 0, message: 'The call could not be built', context, cause });
  }
}

/** Milliseconds to send the body on the slowest supported connection; minutes for a bulk file. */
function sendingMs({ body }: RequestInit): number {
  const bytes = body instanceof Blob ? body.size : typeof body === 'string' ? body.length : 0;
  return Math.round((bytes * 1000) / REQUEST_LIMITS.slowestBytesPerSecond);
}

/** One attempt, ended by an answer, the caller's signal or the timeout. */
async function attempt(
  call: Call,
  { url, init }: BuiltRequest,
  transport: Transport,
  signal: AbortSignal | undefined,
  context: ApiErrorContext,
): Promise<unknown> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timeoutMs = (transport.timeoutMs ?? LIMITS.requestTimeoutMs) + sendingMs(init);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const sentAtMs = Date.now();
    const response = await transport.fetch(url, { ...init, signal: controller.signal });
    recordServerTime(response.headers, { sentAtMs, receivedAtMs: Date.now() });
    return await readAnswer(call, response, context);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (isApiError(cause)) throw cause;
    throw timedOut
      ? new ApiError({
          code: 'timeout',
          status: 0,
          message: `No answer within ${timeoutMs} ms`,
          context,
          cause,
        })
      : new ApiError({
          code: 'network',
          status: 0,
          message: 'The server could not be reached',
          context,
          cause,
        });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Retries where that is safe.
 * @throws ApiError, or the signal's reason when cancelled
 */
export async function send(
  name: string,
  call: Call,
  input: CallInput,
  transport: Transport,
  options: CallOptions,
): Promise<unknown> {
  const key = call.idempotency === 'key' ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const retries = call.retries ?? LIMITS.retries;
  let refreshed = false;
  let tries = 1;
  for (;;) {
    options.signal?.throwIfAborted();
    const context = { call: name, attempts: tries };
    // Built for each attempt, because the token may have been refreshed.
    const request = prepareRequest(call, input, transport, key, context);
    try {
      return await attempt(call, request, transport, options.signal, context);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401 && call.access !== 'public' && !refreshed && transport.onUnauthorized) {
        refreshed = true;
        if (await transport.onUnauthorized()) continue;
        throw error;
      }
      if (tries > retries || !isRetryable(error, call.method)) throw error;
      await wait((transport.retryDelay ?? defaultRetryDelay)(tries), options.signal);
      tries += 1;
    }
  }
}
