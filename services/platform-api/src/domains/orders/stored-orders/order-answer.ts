import type { Order } from '@courier/api-client/contract';
import { hasEnded, mapOptionalTexts, type OrderStatus } from '@courier/api-client/order-rules';
import type { OrderRow, OrderStatusHistoryRow } from '../../../platform/db/schema';
import { chargesAnswer, type StoredCharge } from '../charges/charge-answer';
import { isPinLocked } from './pin-tries';
import { toMajor } from '../../../platform/money';
import { readPolyline } from '../../places';
import { toCollectedCash } from '../collected-cash/collected-cash';

export type HistoryEntry = Pick<OrderStatusHistoryRow, 'status' | 'created_at'>;

/** The wire format of a stored order. On the wire a status is text, because a newer server may send new ones. */
export interface StoredOrder extends Order {
  status: OrderStatus;
  status_history: HistoryEntry[];
}

/** Converts an order to its wire format; `history` is oldest first. In lists, ended orders have no route. */
export function orderAnswer(
  row: OrderRow,
  history: readonly HistoryEntry[],
  { isListed = false, charges }: { isListed?: boolean; charges?: readonly StoredCharge[] } = {},
): StoredOrder {
  const { country } = row;
  return {
    order_id: row.order_id,
    vendor_id: row.vendor_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    preordered_for: row.preordered_for,
    status: row.status,
    status_history: history.map(({ status, created_at }) => ({ status, created_at })),
    customer: {
      name: row.customer_name,
      phone_number: row.customer_phone_number,
      location: {
        address: row.address,
        ...(row.address_parts && { address_parts: row.address_parts }),
        latitude: row.latitude,
        longitude: row.longitude,
        notes: row.notes,
      },
    },
    order: {
      description: row.description,
      amount: toMajor(row.amount_minor, country),
      payment_method: row.payment_method,
      payment_status: row.payment_status ?? '',
      cold_bag_needed: row.cold_bag_needed,
    },
    sender: row.sender as Order['sender'],
    delivery_fee: toMajor(row.delivery_fee_minor, country),
    discounted_delivery_fee:
      row.discounted_delivery_fee_minor === null ? null : toMajor(row.discounted_delivery_fee_minor, country),
    voucher: row.voucher as Order['voucher'],
    ...mapOptionalTexts((name) => row[name]),
    rider_id: row.rider_id,
    origin_eta: row.origin_eta,
    destination_eta: row.destination_eta,
    promised_for: row.promised_for,
    promised_range: promisedRangeColumns(row),
    ...(row.promised_by_fleet ? { promised_by: 'fleet' as const } : {}),
    cancellation:
      row.cancellation_reason === null || row.cancelled_by === null
        ? null
        : { reason: row.cancellation_reason, by: row.cancelled_by },
    proofs: row.proofs,
    age_validation_required: row.age_validation_required,
    ...toHandover(row),
    ...(row.fleet_status === null ? {} : { fleet_status: row.fleet_status }),
    ...(row.change_refusal === null || row.change_refused_at === null
      ? {}
      : { change_refusal: { reason: row.change_refusal, refused_at: row.change_refused_at } }),
    ...(row.return_reason === null ? {} : { return_reason: row.return_reason }),
    ...toFleetNote(row),
    ...toCollectedCash(row),
    ...(row.proposal ? { proposal: row.proposal } : {}),
    ...(row.rating ? { rating: row.rating } : {}),
    ...(charges ? { charges: chargesAnswer(row, charges) } : {}),
    ...(isListed && hasEnded(row.status) ? {} : toOrderRoute(row)),
  };
}

/** Absent while nothing but the status is required or was given. */
function toHandover(row: OrderRow): Pick<Order, 'handover'> {
  const { signed_at, age_checked_at, customer_key: key } = row;
  const pin =
    row.pin_sealed === null
      ? null
      : row.pin_confirmed_at !== null
        ? 'confirmed'
        : isPinLocked(row)
          ? 'locked'
          : 'required';
  // Orders of before the keys have a handover only where something is required or proved.
  if (pin === null && signed_at === null && age_checked_at === null && key === null) return {};
  return { handover: { pin, signed_at, age_checked_at, ...(key === null ? {} : { customer_key: key }) } };
}

function toFleetNote(row: OrderRow): Pick<Order, 'fleet_note'> {
  const { fleet_note: text, fleet_note_status: status, fleet_noted_at: noted_at } = row;
  return text === null || status === null || noted_at === null
    ? {}
    : { fleet_note: { text, status, noted_at } };
}

const promisedRangeColumns = ({ promised_from: from, promised_to: to }: OrderRow): Order['promised_range'] =>
  from === null || to === null ? null : { from, to };

function toOrderRoute(row: OrderRow): Pick<Order, 'route'> {
  const { pickup_latitude: latitude, pickup_longitude: longitude } = row;
  if (latitude === null || longitude === null) return {};
  const source = { latitude, longitude };
  const destination = { latitude: row.latitude, longitude: row.longitude };
  return { route: readPolyline(row.route_polyline, { source, destination }) };
}
