/**
 * `lost`: no complete answer, so the call may have had its effect. `busy`: the provider did nothing yet. `refused`: the
 * same call would be refused again.
 */
export type ProviderFailure = 'lost' | 'busy' | 'refused';

/** Why a call of a provider failed. Its message contains neither tokens nor contacts. */
export class ProviderError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    /** HTTP status; null without an answer. */
    readonly status: number | null,
    /** The provider's own sentence, shortened. */
    readonly reason: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`The provider answered ${status ?? 'nothing'}: ${reason}`);
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof ProviderError && error.status === 404;
