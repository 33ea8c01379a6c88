/** `client`: a programming error while building the call; nothing was sent and a retry cannot help. */
export type ApiErrorCode = 'client' | 'network' | 'timeout' | 'invalid-answer' | 'http';

/** Facts that are safe to log: no header, body or address. */
export interface ApiErrorContext {
  /** `resource.name` of the call. */
  call: string;
  attempts: number;
  retryAfterSeconds?: number;
  /** End of the Retry-After delay, Unix milliseconds. */
  retryAtMs?: number;
  /** Paths in the answer that broke the contract. */
  issues?: readonly string[];
}

export interface ApiErrorFacts {
  code: ApiErrorCode;
  /** HTTP status; 0 without an answer. */
  status: number;
  message: string;
  /** The server's message, if any. */
  said?: string | undefined;
  translationKey?: string | null;
  field?: string;
  context: ApiErrorContext;
  /** For debugging only; never log or show it. */
  cause?: unknown;
}

/** The only error a call rejects with, except for the signal's reason of a cancelled call. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** The server's message; null when there was none and `message` is for logs only. */
  readonly said: string | null;
  readonly translationKey: string | null;
  /** Path of the invalid value, if known. */
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

/** When a rate-limited call may be repeated, Unix milliseconds; null for any other failure. */
export const waitsUntil = (error: unknown): number | null =>
  isApiError(error) && error.status === 429 ? (error.context.retryAtMs ?? null) : null;

/** Whether the first call with this Idempotency-Key is still in progress: a 409 with Retry-After. */
export const isInProgress = (error: unknown): boolean =>
  isApiError(error) && error.status === 409 && error.context.retryAfterSeconds !== undefined;

/** Also recognises an `ApiError` of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError ||
    (error instanceof Error && error.name === 'ApiError' && 'translationKey' in error)
  );
}
