import type { VoucherOffer } from '../contract';

const YEAR_SECONDS = 365 * 86_400;

/** The demo vouchers, one of each kind, and the expired `PAST10`. */
export function buildVouchers(): Record<string, VoucherOffer> {
  const now = Math.floor(Date.now() / 1000);
  const offer = (
    code: string,
    type: VoucherOffer['type'],
    amount: number,
    validFor: number,
  ): VoucherOffer => ({
    code,
    type,
    amount,
    currency: 'TWD',
    valid_until: now + validFor,
    available: validFor > 0,
  });
  const offers = [
    offer('TEA10', 'percentage', 10, YEAR_SECONDS),
    offer('LESS30', 'amount', 30, YEAR_SECONDS),
    offer('FLAT25', 'deliveryFee', 25, YEAR_SECONDS),
    offer('PAST10', 'percentage', 10, -60),
  ];
  return Object.fromEntries(offers.map((voucher) => [voucher.code, voucher]));
}
