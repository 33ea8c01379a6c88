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

/** Added to an order after its fee; they do not belong to it. */
export const LATER_CHARGE_KINDS = ['return', 'refund', 'adjustment'] as const;

export type ChargeKind = (typeof FEE_CHARGE_KINDS)[number] | (typeof LATER_CHARGE_KINDS)[number];
