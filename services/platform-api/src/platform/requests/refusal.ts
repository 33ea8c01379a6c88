import type { SecurityEvent } from './event-codes';

/** An error answer: thrown anywhere below a route, sent as `{message, meta:{translation_key, field?}}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly translationKey: string;
  /** Path of the invalid field, e.g. `customer.phone_number`. */
  readonly field: string | undefined;
  /** Seconds until a retry. */
  readonly retryAfter: number | undefined;
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

/** Its message is a code of the identity service. */
export class IdentityRefusal extends Refusal {}

export const notSignedIn = (): Refusal => new Refusal(401, 'Unauthorized', 'error.unauthorized');

export const notAllowed = (): Refusal => new Refusal(403, 'Forbidden', 'error.forbidden');

/** 400 for rules a schema cannot express; `key` is the key the form would show. */
export const badInput = (message: string, key: string, field?: string): Refusal =>
  new Refusal(400, message, key, field === undefined ? {} : { field });

export const notFound = (): Refusal => new Refusal(404, 'Not found', 'error.not-found');

/** 404 for a forbidden or missing resource, without distinguishing them. */
export const notOwned = (): Refusal =>
  new Refusal(404, 'Not found', 'error.not-found', { event: 'not-owned' });

/** 409: the state of the resource does not allow it. */
export const conflict = (message: string, key: string): Refusal => new Refusal(409, message, key);

export function refusalBody(refusal: Pick<Refusal, 'message' | 'translationKey' | 'field'>) {
  return {
    message: refusal.message,
    meta: {
      translation_key: refusal.translationKey,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  };
}
