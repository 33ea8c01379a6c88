/** A fee, with or without a voucher. */
interface Fee {
  /** Major units. */
  fee: number;
  discount?: Discount | null;
}

/** A fee after a voucher, as the server vouched for it. */
export interface Discount {
  voucher: { code: string; amount: number; type: 'amount' | 'percentage' | 'deliveryFee' };
  /** What is left to pay, major units. */
  fee: number;
  signature: string;
}

/** Why a voucher does not count. */
export type VoucherProblem = 'unavailable' | 'get-failed' | 'not-valid' | 'fee-expired';

/** Raised when a voucher cannot be counted. */
export class VoucherError extends Error {
  constructor(
    readonly problem: VoucherProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'VoucherError';
  }
}

/** What the delivery costs in the end, major units. */
export const payableFee = (quote: Fee): number => quote.discount?.fee ?? quote.fee;

/** What the voucher takes off, major units; below 0 when a flat fee is dearer than the quote. */
export const savingOf = (quote: Fee): number => quote.fee - payableFee(quote);

/** The voucher as it travels in an order; nothing without one. */
export function voucherPayload({ discount }: Pick<Fee, 'discount'>) {
  if (!discount) return {};
  return {
    voucher: discount.voucher,
    discounted_delivery_fee: discount.fee,
    discounted_delivery_fee_signature: discount.signature,
  };
}
