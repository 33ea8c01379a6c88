import { LIMITS } from '@courier/config';
import type { Call } from '../wire/call';
import { ApiError, isApiError, type ApiErrorContext } from './api-error';
import { callBody, callUrl, type Bases, type CallInput } from './build-request';
import { newIdempotencyKey } from './idempotency-key';
import { readAnswer } from './read-answer';
import { defaultRetryDelay, isRetryable, wait } from './retry';

export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Sent with every attempt of a call that takes one; a fresh key when absent. */
  idempotencyKey?: string;
}

export interface Transport {
  bases: Bases;
  fetch: typeof globalThis.fetch;
  authorization: () => string | null;
  onUnauthorized?: (() => Promise<boolean>) | undefined;
  retryDelay?: ((attempt: number) => number) | undefined;
  timeoutMs?: number | undefined;
}

function headersOf(call: Call, transport: Transport, key: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    Accept: [...(call.file ?? []), 'application/json'].join(', '),
  };
  const authorization = call.access === 'public' ? null : transport.authorization();
  if (authorization !== null) headers['Authorization'] = authorization;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  return headers;
}

/** One attempt, ended by whichever comes first: an answer, the caller's signal or the timeout. */
async function attempt(
  call: Call,
  input: CallInput,
  transport: Transport,
  options: { signal?: AbortSignal | undefined; key: string | undefined },
  context: ApiErrorContext,
): Promise<unknown> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timeoutMs = transport.timeoutMs ?? LIMITS.requestTimeoutMs;
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  options.signal?.addEventListener('abort', cancel, { once: true });
  try {
    const body = callBody(call, input);
    const response = await transport.fetch(callUrl(call, input, transport.bases), {
      method: call.method,
      headers: headersOf(call, transport, options.key),
      signal: controller.signal,
      ...(body === undefined ? {} : { body }),
    });
    return await readAnswer(call, response, context);
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    if (isApiError(error)) throw error;
    if (timedOut)
      throw new ApiError({
        code: 'timeout',
        status: 0,
        message: `No answer within ${timeoutMs} ms`,
        context,
      });
    throw new ApiError({ code: 'network', status: 0, message: 'The server could not be reached', context });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Sends a call, repeating it where that is safe.
 * @throws ApiError, or the signal's reason when cancelled.
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
    try {
      const context = { call: name, attempts: tries };
      return await attempt(call, input, transport, { signal: options.signal, key }, context);
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
