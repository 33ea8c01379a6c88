export type BalanceKind = 'due' | 'credit' | 'settled';

/** A negative balance is in favour of the shop. */
export const balanceKind = (minor: number): BalanceKind =>
  minor > 0 ? 'due' : minor < 0 ? 'credit' : 'settled';
