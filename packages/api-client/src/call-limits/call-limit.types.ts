import type { FieldPath } from '../wire/call';

/** Calls per window; the window begins with its first call. */
export interface Allowance {
  readonly calls: number;
  readonly seconds: number;
}

/** Absent dimensions are not limited. */
export interface CallLimit {
  /** Counts these calls together; without a group each call counts alone. */
  readonly group?: string;
  /** Per client address; for IPv6 the first 64 bits, which identify one customer. */
  readonly address: Allowance;
  /** Per account, embedded session, guest, rider's session or key. */
  readonly account?: Allowance;
  /** Per signed fee. */
  readonly quote?: Allowance & { readonly field: FieldPath };
  /** Per delivery. */
  readonly delivery?: Allowance & { readonly field: FieldPath };
}
