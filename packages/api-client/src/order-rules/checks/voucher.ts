/** `amount` in major units, or in percent. */
export interface FeeVoucher {
  type: 'amount' | 'percentage' | 'deliveryFee';
  amount: number;
}

/**
 * In major units: less an amount or a percentage, or replaced by a flat fee; never below 0. Computed in whole minor
 * units.
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
