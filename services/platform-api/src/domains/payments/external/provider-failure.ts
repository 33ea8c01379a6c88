/**
 * `lost`: no complete answer, so the call may have had its effect. `busy`: the provider did nothing and may do it later.
 * `refused`: the provider did nothing, and the same call would be refused again.
 */
export type FailureKind = 'lost' | 'busy' | 'refused';

/** Why a call of a payment provider failed. Contains neither credentials nor card data. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** HTTP status; null without an answer. */
    readonly status: number | null,
    /** The provider's own code, shortened. */
    readonly reason: string,
  ) {
    super(`The payment provider answered ${status ?? 'nothing'}: ${reason}`);
    this.name = 'ProviderFailure';
  }
}
