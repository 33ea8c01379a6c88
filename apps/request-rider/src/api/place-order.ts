import type { QueryClient } from '@tanstack/react-query';
import { readFailure, isApiError, isInProgress, waitsUntil, type ApiClient } from '@courier/api-client';
import { placeOrder as createOrder } from '@courier/api-client/queries';
import { attemptFor, type OrderAttempt } from '../model/draft/order-attempt';
import type { OrderPayload } from '../model/request-flow/order-payload';
import { PlacementError, type Placement } from '../model/request-flow/request-flow.types';

export interface AttemptMemory {
  get(): OrderAttempt | null;
  set(attempt: OrderAttempt | null): void;
}

const SAME_KEY_OTHER_BODY = 422;
/** Statuses after which the order may exist. 401 and 429 did not place it, but their key stays valid. */
const isUnsettled = (error: unknown) =>
  !isApiError(error) ||
  error.code !== 'http' ||
  error.status >= 500 ||
  [401, 408, 409, 429].includes(error.status);

/** Whether the request never left this browser, so that it changed nothing. */
const wasNotSent = (error: unknown) => isApiError(error) && error.code === 'client';

interface Backend {
  api: ApiClient;
  cache: QueryClient;
}

const send = ({ api, cache }: Backend, body: string, key: string): Promise<string> =>
  createOrder(api, cache, JSON.parse(body) as OrderPayload, { idempotencyKey: key });

/** The server knows this key with another body: one of the earlier bodies was placed. */
async function findEarlier(backend: Backend, attempt: OrderAttempt, cause: unknown): Promise<string> {
  for (const body of attempt.sent) {
    try {
      return await send(backend, body, attempt.key);
    } catch (error) {
      if (!isApiError(error) || error.status !== SAME_KEY_OTHER_BODY) throw error;
    }
  }
  throw cause;
}

export function placementError(error: unknown): PlacementError {
  if (readFailure(error) === 'SignatureExpired')
    return new PlacementError('signature-expired', {}, { cause: error });
  if (!isApiError(error)) return new PlacementError('failed', {}, { cause: error });
  const waitsUntilMs = waitsUntil(error);
  const details = {
    ...(waitsUntilMs === null ? {} : { waitsUntilMs }),
    ...(error.translationKey ? { translationKey: error.translationKey } : {}),
    ...(error.field ? { field: error.field } : {}),
  };
  if (wasNotSent(error)) return new PlacementError('failed', details, { cause: error });
  const unanswered = error.code !== 'http' || error.status >= 500 || isInProgress(error);
  return new PlacementError(unanswered ? 'unanswered' : 'refused', details, { cause: error });
}

/**
 * Places one order: retries reuse the idempotency key until the server gives a definite answer. When an
 * earlier attempt was placed with other details, returns that order.
 * @throws PlacementError
 */
export async function placeOrder(
  backend: Backend,
  payload: OrderPayload,
  memory: AttemptMemory,
): Promise<Placement> {
  const before = memory.get();
  const body = JSON.stringify(payload);
  const attempt = attemptFor(before, body);
  memory.set(attempt);
  try {
    return { orderId: await send(backend, body, attempt.key), afterAll: false };
  } catch (error) {
    if (isApiError(error) && error.status === SAME_KEY_OTHER_BODY && before) {
      return settleEarlier(backend, before, error, memory);
    }
    if (wasNotSent(error)) memory.set(before);
    else if (!isUnsettled(error)) memory.set(null);
    throw placementError(error);
  }
}

async function settleEarlier(
  backend: Backend,
  before: OrderAttempt,
  error: unknown,
  memory: AttemptMemory,
): Promise<Placement> {
  try {
    return { orderId: await findEarlier(backend, before, error), afterAll: true };
  } catch (later) {
    if (!isUnsettled(later)) memory.set(null);
    throw placementError(later);
  }
}
