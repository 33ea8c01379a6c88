import type { SecurityEvent } from '../security/event-codes';

/** An answer other than success: thrown anywhere below a route, sent as `{message, meta:{translation_key, field?}}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly translationKey: string;
  /** Path of what is wrong in the request, e.g. `customer.phone_number`. */
  readonly field: string | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** What the operator hears of besides. */
  readonly event: SecurityEvent | undefined;

  constructor(
    status: number,
    message: string,
    translationKey: string,
    more: { field?: string; retryAfter?: number; event?: SecurityEvent } = {},
  ) {
    super(message);
    this.status = status;
    this.translationKey = translationKey;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
    this.event = more.event;
  }
}

/** A refusal whose message is a code of the identity service. */
export class IdentityRefusal extends Refusal {}

/** 401: no valid session. */
export const notSignedIn = (): Refusal => new Refusal(401, 'Unauthorized', 'error.unauthorized');

/** 403: a kind of session that may not make the call. */
export const notAllowed = (): Refusal => new Refusal(403, 'Forbidden', 'error.forbidden');

/** 400 for something a schema cannot say; `key` is the key the form would show. */
export const badInput = (message: string, key: string, field?: string): Refusal =>
  new Refusal(400, message, key, field === undefined ? {} : { field });

/** 404, for unknown and foreign ids alike. */
export const notFound = (): Refusal => new Refusal(404, 'Not found', 'error.not-found');

/** 404 for a forbidden or missing resource: the answer does not say which. */
export const notOwned = (): Refusal =>
  new Refusal(404, 'Not found', 'error.not-found', { event: 'not-owned' });

/** 409: the state of the thing does not allow it. */
export const conflict = (message: string, key: string): Refusal => new Refusal(409, message, key);

/** The body of every answer that is not a success. */
export function refusalBody(refusal: Pick<Refusal, 'message' | 'translationKey' | 'field'>) {
  return {
    message: refusal.message,
    meta: {
      translation_key: refusal.translationKey,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  };
}
