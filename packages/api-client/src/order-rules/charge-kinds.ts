/** Kinds of lines of what an order costs that explain its fee. */
export const FEE_CHARGE_KINDS = [
  'base',
  'distance',
  'minimum',
  'surcharge',
  'cash',
  'tax',
  'rounding',
  'voucher',
  'unsplit',
] as const;

/** `return`, `refund` and `adjustment` are added to an order later; they do not belong to its fee. */
export type ChargeKind = (typeof FEE_CHARGE_KINDS)[number] | 'return' | 'refund' | 'adjustment';
