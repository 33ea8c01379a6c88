import type { FieldPath } from '../wire/call';

/** So many calls within a window, which begins with its first call. */
export interface Allowance {
  readonly calls: number;
  readonly seconds: number;
}

/** How often one call may be made; what is not named is not counted. */
export interface CallLimit {
  /** Per client address; of IPv6 the first 64 bits, which one customer has. */
  readonly address: Allowance;
  /** Per account, embedded session or guest. */
  readonly account?: Allowance;
  /** Per signed fee. */
  readonly quote?: Allowance & { readonly field: FieldPath };
}
