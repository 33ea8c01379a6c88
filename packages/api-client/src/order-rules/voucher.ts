/** The part of a voucher the arithmetic needs; `amount` in major units, or in percent. */
export interface FeeVoucher {
  type: 'amount' | 'percentage' | 'deliveryFee';
  amount: number;
}

/**
 * The delivery fee after a voucher, in major units: an amount is subtracted, a percentage taken off, a flat fee
 * replaces it; never below 0. Counted in whole minor units.
 * @param decimals of the currency
 */
export function discountedFee(fee: number, voucher: FeeVoucher, decimals: number): number {
  const unit = 10 ** decimals;
  const feeMinor = Math.round(fee * unit);
  const afterwards = {
    amount: () => feeMinor - Math.round(voucher.amount * unit),
    percentage: () => feeMinor - Math.round((feeMinor * voucher.amount) / 100),
    deliveryFee: () => Math.round(voucher.amount * unit),
  }[voucher.type]();
  return Number((Math.max(0, afterwards) / unit).toFixed(decimals));
}
