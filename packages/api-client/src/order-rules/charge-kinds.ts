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

/** Kinds of lines that are added to an order later and do not belong to its fee. */
const ADDED_CHARGE_KINDS = ['return', 'refund', 'adjustment'] as const;

export type ChargeKind = (typeof FEE_CHARGE_KINDS)[number] | (typeof ADDED_CHARGE_KINDS)[number];

/** Of a line on the wire, where the kind is text; a kind of a newer server counts as a part of the fee. */
export const isAddedCharge = ({ kind }: { kind: string }): boolean =>
  (ADDED_CHARGE_KINDS as readonly string[]).includes(kind);
