import type { Order, UpdateOrder } from '@courier/api-client/contract';
import { changeVerdict, mapOptionalTexts, type LatLng } from '@courier/api-client/order-rules';
import type { CountryCode } from '@courier/config';
import { Refusal, badInput, conflict, notFound } from '../../platform/requests/refusal';
import { inTransaction, type Db } from '../../platform/db/database';
import type { OrderRow } from '../../platform/db/schema';
import type { StoringDeps } from './deps';
import { findFleetMinutes, readOutletRules, priceOrder } from '../prices';
import { toMinor } from '../../platform/money';
import { sameSpot, readQuotedRoute, rowPosition, toRouteColumns } from '../places';
import { toChargeLines } from './charges/charge-lines';
import { storedAddressParts } from './stored-orders/address-parts';
import { assertDeliverable } from './order-area';
import { checkOrder, paymentStatus, readPaymentMethod } from './order-checks';
import { promiseColumns } from './promise-columns';
import { moveOrder } from './stored-orders/orders.repository';

/**
 * Changes an order before the rider sets out. A voucher of the order applies to the new fee.
 * @throws Refusal 409 for other statuses, 400 like a new order, 404 for another vendor's order
 */
export async function updateOrder(
  deps: StoringDeps,
  db: Db,
  country: CountryCode,
  orderId: string,
  body: UpdateOrder,
): Promise<Order> {
  return inTransaction(db, async (trx) => {
    const order = await moveOrder(deps, trx, orderId, deps.clock.nowSeconds(), async (current) => {
      if (current.vendor_id !== body.vendor_id) throw notFound();
      if (!changeVerdict(current).allowed)
        throw conflict('order cannot be modified at this stage', 'order.not-updated');
      return { status: 'MODIFIED', ...(await prepareOrderChange(deps, trx, country, current, body)) };
    });
    if (!order) throw notFound();
    return order;
  });
}

export async function prepareOrderChange(
  deps: StoringDeps,
  db: Db,
  country: CountryCode,
  order: Order,
  body: UpdateOrder,
) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('vendors', 'vendors.vendor_id', 'orders.vendor_id')
    .selectAll('orders')
    .select([
      'vendors.payment_methods',
      'vendors.estimation_pick_up_time',
      'vendors.fleet_id as shop_fleet_id',
    ])
    .where('orders.order_id', '=', order.order_id)
    .executeTakeFirstOrThrow();
  const isOnline = row.payment_status === 'ONLINE_PAYMENT';
  const checked = {
    ...order,
    ...asPayload(order, body),
    preordered_for: null,
    ...mapOptionalTexts(() => null),
  };
  const place = { country, vendorId: row.vendor_id, pickup: storedPickup(row) };
  const outlet = await readOutletRules(deps, db, place);
  const asked = { ...place, offered: row.payment_methods, hours: outlet.hours };
  await checkOrder(deps, db, asked, checked, isOnline).catch(refuseInUpdateWords);
  const destination = rowPosition(body.location);
  if (!destination)
    throw badInput('No coordinates for that address', 'validation.invalid-coordinates', 'location');
  const source = place.pickup;
  const route = await readQuotedRoute(deps, db, { source, destination });
  const { metres } = route;
  assertDeliverable(deps, outlet, { vendorId: row.vendor_id, destination, metres }, 'location');
  const paymentMethod = readPaymentMethod(body.payment_method);
  const terms = { paymentMethod, preorderedFor: row.preordered_for };
  const trip = { country, source, destination, metres, orderId: row.order_id, order: terms, outlet };
  const price = await priceOrder(deps, db, { ...trip, orderVoucher: order.voucher }, body);
  const { feeMinor, discountedMinor } = price;
  const paidMinor = row.discounted_delivery_fee_minor ?? row.delivery_fee_minor;
  if (isOnline && (discountedMinor ?? feeMinor) !== paidMinor)
    throw conflict('The delivery is paid by card and would cost something else.', 'order.not-updated');
  const change = {
    address: body.location.address,
    address_parts: storedAddressParts(body.location),
    notes: body.location.notes,
    ...destination,
    ...(sameSpot(row, destination)
      ? {}
      : {
          ...toRouteColumns(route),
          ...(await newPromise(deps, db, row, { source, destination, metres, surcharged: outlet.rain })),
        }),
    description: body.item_details,
    amount_minor: toMinor(body.amount ?? 0, country),
    payment_method: paymentMethod,
    payment_status: paymentStatus(isOnline, paymentMethod),
    delivery_fee_minor: feeMinor,
    discounted_delivery_fee_minor: discountedMinor,
  };
  return { change, charges: toChargeLines(price) ?? undefined };
}

interface NewTrip {
  source: LatLng;
  destination: LatLng;
  metres: number;
  surcharged: boolean;
}

/** The promise of the quote to the new address. A scheduled order has its own time instead. */
async function newPromise(
  deps: StoringDeps,
  db: Db,
  row: OrderRow & { estimation_pick_up_time: number; shop_fleet_id: string | null },
  { source, destination, metres, surcharged }: NewTrip,
) {
  const { country, vendor_id } = row;
  const shop = { country, vendor_id, fleet_id: row.shop_fleet_id };
  return promiseColumns(
    row,
    { country, metres },
    {
      now: deps.clock.nowSeconds(),
      surcharged,
      isScheduled: row.preordered_for !== null,
      byFleet: await findFleetMinutes(deps, db, shop, { source, destination }),
    },
  );
}

/** In the shape of the form, so that the same checks apply. */
const asPayload = ({ customer, order }: Order, body: UpdateOrder) => ({
  customer: { ...customer, location: body.location },
  order: {
    ...order,
    payment_method: body.payment_method,
    amount: body.amount,
    description: body.item_details,
  },
  delivery_fee: body.delivery_fee,
  signature: body.signature,
});

/** Renames the fields of a refusal, because the update has other field names than a new order. */
function refuseInUpdateWords(error: unknown): never {
  if (!(error instanceof Refusal) || error.field === undefined) throw error;
  const field = error.field.replace('order.description', 'item_details').replace(/^(order|customer)\./, '');
  throw badInput(error.message, error.translationKey, field);
}

/** The pickup position stays the one from when the order was placed. */
const storedPickup = (row: OrderRow): LatLng => ({
  latitude: row.pickup_latitude ?? row.latitude,
  longitude: row.pickup_longitude ?? row.longitude,
});
