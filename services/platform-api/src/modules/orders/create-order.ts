import type { CreateOrder, Order } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { badInput, notFound } from '../../contract-mount/refusal';
import type { Db } from '../../db/database';
import type { VendorRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { deliveryArea, isInside } from '../delivery-areas/delivery-area';
import { verifyQuote } from '../pricing/fee-signature';
import { toMinor } from '../pricing/money';
import { checkOrder } from './order-checks';
import { newOrderId } from './order-id';
import { insertOrder } from './orders.repository';
import { normalisedPhone } from './phone';

/**
 * Checks and stores an order.
 * @throws Refusal 400 with the key of the first thing that is wrong, `SignatureExpired` or `SignatureInvalid`
 */
export async function createOrder(deps: Deps, db: Db, country: string, sent: CreateOrder): Promise<Order> {
  const body = withoutNulCharacters(sent);
  const vendor = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', body.vendor_id)
    .executeTakeFirst();
  if (!vendor) throw notFound();
  await checkOrder(deps, db, country, vendor.payment_methods, body);
  const destination = positionOf(body.customer.location);
  const pickup = pickupOf(vendor, body);
  if (!destination || !pickup)
    throw badInput('No coordinates for that address', 'validation.invalid-coordinates', 'sender.location');
  const isTestVendor = deps.config.testVendorIds.includes(vendor.vendor_id);
  if (!isTestVendor && !isInside(deliveryArea(vendor.vendor_id, pickup), destination)) {
    throw badInput(
      'We cannot deliver that order there.',
      'request.error.undeliverable-address',
      'customer.location',
    );
  }
  if (body.voucher)
    throw badInput('This voucher code is not available.', 'voucher.unavailable', 'voucher.code');
  if (!(isTestVendor && isFallbackQuote(deps, body))) proveFee(deps, country, body, pickup, destination);
  const now = deps.clock.nowSeconds();
  const { sender } = body;
  return insertOrder(db, {
    order_id: newOrderId(vendor.vendor_id, now, countryConfig(country).timezone),
    country,
    vendor_id: vendor.vendor_id,
    created_at: now,
    updated_at: now,
    preordered_for: body.preordered_for ?? null,
    status: 'NEW',
    customer_name: body.customer.name.trim(),
    customer_phone_number: normalisedPhone(body.customer.phone_number, country),
    address: body.customer.location.address,
    ...destination,
    notes: body.customer.location.notes,
    pickup_latitude: pickup.latitude,
    pickup_longitude: pickup.longitude,
    description: body.order.description,
    amount_minor: toMinor(body.order.amount ?? 0, country),
    currency: vendor.currency,
    payment_method: body.order.payment_method,
    payment_status: body.order.payment_method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID',
    cold_bag_needed: body.order.cold_bag_needed,
    sender: sender
      ? JSON.stringify({ ...sender, email: sender.email ?? '', location: { ...sender.location, ...pickup } })
      : null,
    delivery_fee_minor: toMinor(body.delivery_fee, country),
    discounted_delivery_fee_minor: null,
    voucher: null,
    vat_number: body.vat_number || null,
    rider_id: null,
    origin_eta: null,
    destination_eta: null,
    cancellation_reason: null,
    cancelled_by: null,
    proofs: '[]',
    age_validation_required: body.age_validation_required,
  });
}

function proveFee(deps: Deps, country: string, body: CreateOrder, source: LatLng, destination: LatLng): void {
  const feeMinor = toMinor(body.delivery_fee, country);
  const quote = { country, vendorId: body.vendor_id, feeMinor, source, destination };
  const verdict = verifyQuote(deps.keys.signatureSecret, quote, body.signature, deps.clock.nowSeconds());
  if (verdict === 'expired') throw badInput('SignatureExpired', 'error.fee.recompute', 'signature');
  if (verdict === 'invalid') throw badInput('SignatureInvalid', 'order.signature-invalid', 'signature');
}

/** Test vendors may send the fallback fee with an empty signature. */
const isFallbackQuote = (deps: Deps, body: CreateOrder): boolean =>
  body.signature === '' && body.delivery_fee === deps.config.fallbackDeliveryFee;

/** A vendor on the map is collected from where it stands, any other from where the sender says. */
function pickupOf(vendor: VendorRow, body: CreateOrder): LatLng | null {
  return positionOf(vendor) ?? (body.sender ? positionOf(body.sender.location) : null);
}

const positionOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): LatLng | null => (latitude === null || longitude === null ? null : { latitude, longitude });

/** PostgreSQL texts cannot hold U+0000, and nobody can type it. */
const withoutNulCharacters = (body: CreateOrder): CreateOrder =>
  JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  ) as CreateOrder;
