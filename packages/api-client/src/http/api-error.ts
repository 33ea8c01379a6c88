/** `client`: a fault of this code while it built the call; nothing was sent and trying again changes nothing. */
export type ApiErrorCode = 'client' | 'network' | 'timeout' | 'invalid-answer' | 'http';

/** Facts about a failure that are safe to log: no header, body or address is ever part of it. */
export interface ApiErrorContext {
  /** `resource.name` of the call. */
  call: string;
  attempts: number;
  /** Seconds the server asked to wait (Retry-After). */
  retryAfterSeconds?: number;
  /** When that is over; Unix milliseconds. */
  retryAtMs?: number;
  /** Paths of an answer that broke the contract. */
  issues?: readonly string[];
}

export interface ApiErrorFacts {
  code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  /** The server's own words, where it sent some. */
  said?: string | undefined;
  translationKey?: string | null;
  field?: string;
  context: ApiErrorContext;
  /** The original error, for debugging only; never log or show it. */
  cause?: unknown;
}

/** The one error every call rejects with, except that a cancelled call rejects with the signal's reason. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** What the server wrote, or null when it answered without words: then `message` is for logs alone. */
  readonly said: string | null;
  /** Key of the text to show, or null when the server gave none. */
  readonly translationKey: string | null;
  /** Path of the wrong value, when the server named one. */
  readonly field?: string;
  readonly context: ApiErrorContext;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.name = 'ApiError';
    this.code = facts.code;
    this.status = facts.status;
    this.said = facts.said ?? null;
    this.translationKey = facts.translationKey ?? null;
    if (facts.field !== undefined) this.field = facts.field;
    this.context = facts.context;
  }
}

/** When a call that was made too often may be made again, Unix milliseconds; null for any other failure. */
export const waitsUntil = (error: unknown): number | null =>
  isApiError(error) && error.status === 429 ? (error.context.retryAtMs ?? null) : null;

/**
 * Whether the server still works on the first call with the same Idempotency-Key: a 409 that says when to ask again.
 */
export const isInProgress = (error: unknown): boolean =>
  isApiError(error) && error.status === 409 && error.context.retryAfterSeconds !== undefined;

/** Narrows an unknown rejection; also recognises an `ApiError` made by another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError ||
    (error instanceof Error && error.name === 'ApiError' && 'translationKey' in error)
  );
}
