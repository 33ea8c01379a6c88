import type { CreateOrder, LatLng, Voucher } from '@courier/api-client/contract';
import { LIMITS, type CountryCode } from '@courier/config';
import { badInput } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import type { OutletRules } from '../rules-in-force/outlet-rules';
import { feeTerms, type TermsOfOrder } from './fee-terms';
import { signedRoute, verifyQuote, type SignatureVerdict, type SignedFee } from './fee-signature';
import { toMinor } from '../../../platform/money';
import { verifyDiscount } from './discount-signature';

export interface Trip {
  country: CountryCode;
  source: LatLng;
  destination: LatLng;
  /** The changed order; its stored fee may be signed for it. */
  orderId?: string;
  /** What the fee may depend on besides the route. */
  order: TermsOfOrder;
  outlet: Pick<OutletRules, 'tariff' | 'tariffSince'>;
}

export interface Price {
  feeMinor: number;
  /** Null without a voucher. */
  discountedMinor: number | null;
  voucher: Voucher | null;
}

export type PricedBody = Pick<
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
 * @param isVerified they were checked before
 * @throws Refusal 400 `SignatureExpired` or `SignatureInvalid`
 */
export function verifyPrice(
  deps: Pick<Deps, 'clock' | 'config' | 'keys'>,
  trip: Trip,
  body: PricedBody,
  isVerified = false,
): Price {
  const { country } = trip;
  const feeMinor = toMinor(body.delivery_fee, country);
  const fee = { country, vendorId: body.vendor_id, feeMinor };
  const secret = deps.keys.signatureSecret;
  const now = deps.clock.nowSeconds();
  const isFallback = isFallbackFee(deps, body);
  if (!isVerified && !isFallback)
    refuseUnless(quoteVerdict(deps, trip, { ...fee, signature: body.signature }), 'signature');
  if (!body.voucher) {
    if (body.discounted_delivery_fee === undefined) return { feeMinor, discountedMinor: null, voucher: null };
    throw badInput('SignatureInvalid', 'order.signature-invalid', 'discounted_delivery_fee_signature');
  }
  const { code, amount, type } = body.voucher;
  const discountedMinor = toMinor(body.discounted_delivery_fee ?? Number.NaN, country);
  const voucher = { code, amount, type };
  if (!isVerified) {
    const route = isFallback ? '' : signedRoute(body.signature);
    const discount = { ...fee, route, discountedMinor, voucher };
    // Stryker disable next-line StringLiteral: any unsigned text
    const given = body.discounted_delivery_fee_signature ?? '';
    refuseUnless(verifyDiscount(secret, discount, given, now), 'discounted_delivery_fee_signature');
  }
  return { feeMinor, discountedMinor, voucher };
}

/**
 * A quote holds until it expires, also when the tariff changes. One that was asked without a field on which the fee
 * depends counts as expired, so that the form asks again; unless the tariff is younger than such a quote can be.
 */
function quoteVerdict(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  { source, destination, orderId, order, outlet }: Trip,
  { signature, ...fee }: SignedFee & { signature: string },
): SignatureVerdict {
  const now = clock.nowSeconds();
  const quote = { ...fee, source, destination };
  const verify = (extra: { terms?: string; orderId?: string }) =>
    verifyQuote(keys.signatureSecret, { ...quote, ...extra }, signature, now);
  const terms = feeTerms(outlet, order);
  const full = verify({ terms });
  if (full !== 'invalid') return full;
  const ofOrder = orderId === undefined ? 'invalid' : verify({ orderId, terms });
  if (ofOrder !== 'invalid' || terms === '') return ofOrder;
  const plain = verify({});
  const isNewTariff = outlet.tariffSince !== null && now - outlet.tariffSince <= LIMITS.signatureSeconds;
  return plain === 'valid' && !isNewTariff ? 'expired' : plain;
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
