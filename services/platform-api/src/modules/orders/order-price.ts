import type { CreateOrder, LatLng, Voucher } from '@courier/api-client/contract';
import { badInput } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { routeMark, verifyQuote, type SignatureVerdict } from '../pricing/fee-signature';
import { toMinor } from '../pricing/money';
import { verifyDiscount } from '../vouchers/discount-signature';

export interface Trip {
  country: string;
  source: LatLng;
  destination: LatLng;
  /** The changed order; its stored fee may be signed for it. */
  orderId?: string;
}

export interface Price {
  feeMinor: number;
  /** Null without a voucher. */
  discountedMinor: number | null;
  voucher: Voucher | null;
}

type PricedBody = Pick<
  CreateOrder,
  | 'vendor_id'
  | 'delivery_fee'
  | 'signature'
  | 'voucher'
  | 'discounted_delivery_fee'
  | 'discounted_delivery_fee_signature'
>;

/**
 * The delivery price of a payload, verified by its signatures.
 * @param isProved they were checked before
 * @throws Refusal 400 `SignatureExpired` or `SignatureInvalid`
 */
export function provePrice(
  deps: Deps,
  { country, source, destination, orderId }: Trip,
  body: PricedBody,
  isProved = false,
): Price {
  const feeMinor = toMinor(body.delivery_fee, country);
  const fee = { country, vendorId: body.vendor_id, feeMinor };
  const secret = deps.keys.signatureSecret;
  const now = deps.clock.nowSeconds();
  const isFallback = isFallbackFee(deps, body);
  if (!isProved && !isFallback) {
    const quote = { ...fee, source, destination };
    const verdict = verifyQuote(secret, quote, body.signature, now);
    const isForOrder = verdict === 'invalid' && orderId !== undefined;
    refuseUnless(
      isForOrder ? verifyQuote(secret, { ...quote, orderId }, body.signature, now) : verdict,
      'signature',
    );
  }
  if (!body.voucher) {
    if (body.discounted_delivery_fee === undefined) return { feeMinor, discountedMinor: null, voucher: null };
    throw badInput('SignatureInvalid', 'order.signature-invalid', 'discounted_delivery_fee_signature');
  }
  const { code, amount, type } = body.voucher;
  const discountedMinor = toMinor(body.discounted_delivery_fee ?? Number.NaN, country);
  const voucher = { code, amount, type };
  if (!isProved) {
    const route = isFallback ? '' : routeMark(secret, { source, destination });
    const discount = { ...fee, route, discountedMinor, voucher };
    // Stryker disable next-line StringLiteral: any unsigned text
    const given = body.discounted_delivery_fee_signature ?? '';
    refuseUnless(verifyDiscount(secret, discount, given, now), 'discounted_delivery_fee_signature');
  }
  return { feeMinor, discountedMinor, voucher };
}

/** Test vendors may send the fallback fee with an empty signature. */
export const isFallbackFee = (
  { config }: Pick<Deps, 'config'>,
  fee: { vendor_id: string; delivery_fee: number; signature: string },
): boolean =>
  config.testVendorIds.includes(fee.vendor_id) &&
  fee.signature === '' &&
  fee.delivery_fee === config.fallbackDeliveryFee;

export function refuseUnless(verdict: SignatureVerdict, field: string): void {
  if (verdict === 'expired') throw badInput('SignatureExpired', 'error.fee.recompute', field);
  if (verdict === 'invalid') throw badInput('SignatureInvalid', 'order.signature-invalid', field);
}
