import type { CreateOrder, Order } from '@courier/api-client/contract';
import { mapOptionalTexts, storedOptionalText, type LatLng } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import type { Insertable } from 'kysely';
import { badInput, notFound } from '../../platform/requests/refusal';
import { inTransaction, type Db } from '../../platform/db/database';
import type { OrderTable, VendorRow } from '../../platform/db/schema';
import type { RowPayload } from '../../platform/db/tables/orders/bulk-tables';
import type { StoringDeps } from './deps';
import { toChargeLines, type ChargeLine } from './charges/charge-lines';
import { dispatchOrder } from './dispatch-order';
import {
  findFleetMinutes,
  type FleetMinutes,
  type OutletRules,
  readOutletRules,
  claimVoucher,
  priceOrder,
} from '../prices';
import { toMinor } from '../../platform/money';
import { readQuotedRoute, rowPosition, type Routing, toRouteColumns } from '../places';
import { storedAddressParts } from './stored-orders/address-parts';
import { checkOrder, paymentStatus, assertOpenNow, readPaymentMethod } from './order-checks';
import { promiseColumns } from './promise-columns';
import { assertDeliverable } from './order-area';
import { newOrderId } from './stored-orders/order-id';
import { insertOrder } from './stored-orders/orders.repository';
import { normalisedPhone, notesWithExtension } from '../../platform/phone';

export interface OrderToPlace {
  row: Insertable<OrderTable>;
  /** The fee after the voucher, in minor units. */
  payableMinor: number;
  voucherCode: string | null;
  /** Null where only the fee is known. */
  charges: readonly ChargeLine[] | null;
}

interface Knowledge {
  /** Paid by card through us; overrides the payload. */
  isOnline?: boolean;
  /** The signatures were checked before and may have expired since. */
  isPriceVerified?: boolean;
  /** Of a fee that never left the server. */
  pricedBy?: RowPayload['priced_by'];
}

/** What operators have set for the outlet, and the way from there. */
export interface ForOutlet {
  outlet: OutletRules;
  findRoute: Routing['findRoute'];
  /** What the fleet has estimated for this trip. */
  byFleet?: FleetMinutes | null;
}

/**
 * Checks and stores an order.
 * @throws Refusal 400 with the key of the first error, `SignatureExpired` or `SignatureInvalid`
 */
export async function createOrder(
  deps: StoringDeps,
  db: Db,
  country: CountryCode,
  sent: CreateOrder,
): Promise<Order> {
  const { row, voucherCode, charges } = await prepareOrder(deps, db, country, sent);
  if (voucherCode === null) return insertOrder(deps, db, { row, charges });
  return inTransaction(db, async (trx) => {
    await claimVoucher(trx, country, voucherCode, {
      wantedAt: row.preordered_for ?? null,
      customerPhone: row.customer_phone_number,
    });
    return insertOrder(deps, trx, { row, charges });
  });
}

/**
 * Checks an order and returns the row to store.
 * @throws Refusal as `createOrder`
 */
export async function prepareOrder(
  deps: StoringDeps,
  db: Db,
  country: CountryCode,
  body: CreateOrder,
  known: Knowledge = {},
): Promise<OrderToPlace> {
  const vendor = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', body.vendor_id)
    .executeTakeFirst();
  if (!vendor) throw notFound();
  const place = { country, vendorId: vendor.vendor_id, pickup: orderPickup(vendor, body) };
  const outlet = await readOutletRules(deps, db, place);
  const asked = { ...place, offered: vendor.payment_methods, hours: outlet.hours };
  await checkOrder(deps, db, asked, body, known.isOnline);
  // A card that was charged before closing time must get its order.
  if (!known.isPriceVerified && typeof body.preordered_for !== 'number') await assertOpenNow(deps, db, asked);
  const findRoute: Routing['findRoute'] = (trip) => readQuotedRoute(deps, db, trip);
  const byFleet = await findFleetMinutes(deps, db, vendor, {
    source: place.pickup,
    destination: rowPosition(body.customer.location),
  });
  return orderToPlace(deps, db, { vendor, country }, body, { ...known, outlet, findRoute, byFleet });
}

/** `prepareOrder` with its services. */
export type PrepareOrder = (
  db: Db,
  country: CountryCode,
  body: CreateOrder,
  known?: Knowledge,
) => Promise<OrderToPlace>;

/**
 * Builds the row of an order that has passed the vendor's rules.
 * @throws Refusal as `createOrder`
 */
export async function orderToPlace(
  deps: Pick<StoringDeps, 'clock' | 'config' | 'keys' | 'rules'>,
  db: Db,
  { vendor, country }: { vendor: VendorRow; country: CountryCode },
  body: CreateOrder,
  { isOnline = false, isPriceVerified, pricedBy, outlet, findRoute, byFleet = null }: Knowledge & ForOutlet,
): Promise<OrderToPlace> {
  const destination = rowPosition(body.customer.location);
  const pickup = orderPickup(vendor, body);
  if (!destination || !pickup)
    throw badInput('No coordinates for that address', 'validation.invalid-coordinates', 'sender.location');
  const route = await findRoute({ source: pickup, destination });
  const { metres } = route;
  assertDeliverable(deps, outlet, { vendorId: vendor.vendor_id, destination, metres }, 'customer.location');
  const paymentMethod = readPaymentMethod(body.order.payment_method);
  const order = { paymentMethod, preorderedFor: body.preordered_for };
  const trip = { country, source: pickup, destination, metres, order, outlet };
  const price = await priceOrder(deps, db, trip, body, { isPriceVerified, pricedBy });
  const now = deps.clock.nowSeconds();
  const { sender } = body;
  const row: Insertable<OrderTable> = {
    order_id: newOrderId(vendor.vendor_id, now, countryConfig(country).timezone),
    country,
    vendor_id: vendor.vendor_id,
    ...dispatchOrder(deps, vendor),
    created_at: now,
    updated_at: now,
    preordered_for: body.preordered_for ?? null,
    status: 'NEW',
    customer_name: body.customer.name.trim(),
    customer_phone_number: normalisedPhone(body.customer.phone_number, country),
    address: body.customer.location.address,
    address_parts: storedAddressParts(body.customer.location),
    ...destination,
    notes: notesWithExtension(body.customer.location.notes, body.customer.phone_number, country),
    pickup_latitude: pickup.latitude,
    pickup_longitude: pickup.longitude,
    description: body.order.description,
    amount_minor: toMinor(body.order.amount ?? 0, country),
    currency: vendor.currency,
    payment_method: paymentMethod,
    payment_status: paymentStatus(isOnline, paymentMethod),
    cold_bag_needed: body.order.cold_bag_needed,
    sender: sender
      ? JSON.stringify({ ...sender, email: sender.email ?? '', location: { ...sender.location, ...pickup } })
      : null,
    ...toRouteColumns(route),
    delivery_fee_minor: price.feeMinor,
    discounted_delivery_fee_minor: price.discountedMinor,
    voucher: price.voucher && JSON.stringify(price.voucher),
    ...mapOptionalTexts((name) => storedOptionalText(name, body[name], country)),
    rider_id: null,
    origin_eta: null,
    destination_eta: null,
    ...promiseColumns(
      vendor,
      { country, metres },
      {
        now,
        surcharged: outlet.rain,
        isScheduled: typeof body.preordered_for === 'number',
        byFleet,
      },
    ),
    cancellation_reason: null,
    cancelled_by: null,
    proofs: '[]',
    age_validation_required: body.age_validation_required,
  };
  return {
    row,
    payableMinor: price.discountedMinor ?? price.feeMinor,
    voucherCode: price.voucher?.code ?? null,
    charges: toChargeLines(price),
  };
}

/** The vendor's position, else the sender's. */
function orderPickup(vendor: VendorRow, body: CreateOrder): LatLng | null {
  return rowPosition(vendor) ?? (body.sender ? rowPosition(body.sender.location) : null);
}
