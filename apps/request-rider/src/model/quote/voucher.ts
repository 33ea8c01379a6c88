interface Fee {
  fee: number;
  discount?: Discount | null;
}

/** The fee after a voucher, signed by the server. */
export interface Discount {
  voucher: { code: string; amount: number; type: 'amount' | 'percentage' | 'deliveryFee' };
  /** Amount to pay, major units. */
  fee: number;
  signature: string;
}

export type VoucherProblem = 'unavailable' | 'get-failed' | 'not-valid' | 'fee-expired';

export class VoucherError extends Error {
  constructor(
    readonly problem: VoucherProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'VoucherError';
  }
}

/** The amount to pay, major units. */
export const payableFee = (quote: Fee): number => quote.discount?.fee ?? quote.fee;

/** The saving by the voucher, major units; negative when a flat fee is higher than the quote. */
export const voucherSaving = (quote: Fee): number => quote.fee - payableFee(quote);

export function voucherPayload({ discount }: Pick<Fee, 'discount'>) {
  if (!discount) return {};
  return {
    voucher: discount.voucher,
    discounted_delivery_fee: discount.fee,
    discounted_delivery_fee_signature: discount.signature,
  };
}
