import { countryConfig } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import { toMajor } from '../pricing/money';
import { csvFile } from './csv';
import type { ExportedOrder } from './export-rows';

const ORDER_COLUMNS = [
  'order_id',
  'vendor_id',
  'vendor_name',
  'created_at',
  'scheduled_for',
  'delivered_at',
  'status',
  'customer_name',
  'customer_phone',
  'address',
  'notes',
  'description',
  'amount',
  'payment_method',
  'payment_status',
  'delivery_fee',
  'currency',
  'cancelled_by',
  'cancellation_reason',
] as const;

const TRANSACTION_COLUMNS = [
  'order_id',
  'created_at',
  'status',
  'payment_method',
  'payment_status',
  'amount',
  'delivery_fee',
  'discount',
  'charged_delivery_fee',
  'currency',
] as const;

/** Times as they were in the country, e.g. `2026-11-20 14:05`. */
function clockOf(country: string): (unixSeconds: number | null) => string {
  const { timezone } = countryConfig(country);
  return (at) => (at === null ? '' : `${localDate(at, timezone)} ${localTime(at, timezone)}`);
}

/** One line an order. */
export function ordersFile(orders: readonly ExportedOrder[], country: string): Buffer {
  const time = clockOf(country);
  return csvFile(
    ORDER_COLUMNS,
    orders.map((order) => ({
      order_id: order.order_id,
      vendor_id: order.vendor_id,
      vendor_name: order.vendor_name,
      created_at: time(order.created_at),
      scheduled_for: time(order.preordered_for),
      delivered_at: time(order.delivered_at),
      status: order.status,
      customer_name: order.customer_name,
      customer_phone: order.customer_phone_number,
      address: order.address,
      notes: order.notes,
      description: order.description,
      amount: toMajor(order.amount_minor, country),
      payment_method: order.payment_method,
      payment_status: order.payment_status,
      delivery_fee: toMajor(order.discounted_delivery_fee_minor ?? order.delivery_fee_minor, country),
      currency: order.currency,
      cancelled_by: order.cancelled_by,
      cancellation_reason: order.cancellation_reason,
    })),
  );
}

/** What each order cost: its price, the delivery fee, and what a voucher took off the fee. */
export function transactionsFile(orders: readonly ExportedOrder[], country: string): Buffer {
  const time = clockOf(country);
  return csvFile(
    TRANSACTION_COLUMNS,
    orders.map((order) => {
      const charged = order.discounted_delivery_fee_minor ?? order.delivery_fee_minor;
      return {
        order_id: order.order_id,
        created_at: time(order.created_at),
        status: order.status,
        payment_method: order.payment_method,
        payment_status: order.payment_status,
        amount: toMajor(order.amount_minor, country),
        delivery_fee: toMajor(order.delivery_fee_minor, country),
        discount: toMajor(order.delivery_fee_minor - charged, country),
        charged_delivery_fee: toMajor(charged, country),
        currency: order.currency,
      };
    }),
  );
}
