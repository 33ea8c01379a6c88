import type { CountryConfig } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import { orderNumber } from '../order-rules/search/order-number';
import { newestEntry } from '../order-rules/status/statuses';
import type { Order } from '../orders/order.schema';
import { CHARGE_COLUMNS, chargeColumns } from './charge-columns';

export const ORDER_COLUMNS = [
  'order_id',
  'order_number',
  'vendor_id',
  'vendor_name',
  'created_at',
  'scheduled_for',
  'delivered_at',
  'status',
  'status_label',
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
  // New columns follow the old ones, because programs may read columns by position.
  'return_reason',
  'cash_received',
  'cash_difference',
  'cash_report',
  ...CHARGE_COLUMNS,
] as const;

type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Amounts in major units, times in the country's time zone, e.g. `2026-11-20 14:05`. */
export type OrderLine = Readonly<Record<OrderColumn, string | number | null>>;

type Country = Pick<CountryConfig, 'timezone' | 'isoCurrency' | 'decimals'>;

export type ExportedOrder = Pick<
  Order,
  | 'order_id'
  | 'vendor_id'
  | 'created_at'
  | 'preordered_for'
  | 'status'
  | 'status_history'
  | 'customer'
  | 'order'
  | 'delivery_fee'
  | 'discounted_delivery_fee'
  | 'cancellation'
  | 'return_reason'
  | 'collected_cash'
  | 'charges'
>;

/** Empty for null. @param unixSeconds of the time */
export const fileTime = (unixSeconds: number | null, timezone: string): string =>
  unixSeconds === null ? '' : `${localDate(unixSeconds, timezone)} ${localTime(unixSeconds, timezone)}`;

interface LineWords {
  vendorName: string;
  /** As on the screens, in the reader's language. */
  statusLabel: string;
}

export function orderLine(
  order: ExportedOrder,
  { vendorName, statusLabel }: LineWords,
  country: Country,
): OrderLine {
  const { customer, order: goods, cancellation } = order;
  const formatOrderTime = (at: number | null) => fileTime(at, country.timezone);
  const fee = order.discounted_delivery_fee ?? order.delivery_fee;
  return {
    order_id: order.order_id,
    order_number: orderNumber(order.order_id),
    vendor_id: order.vendor_id,
    vendor_name: vendorName,
    created_at: formatOrderTime(order.created_at),
    scheduled_for: formatOrderTime(order.preordered_for),
    delivered_at: formatOrderTime(newestEntry(order.status_history, 'DELIVERED')),
    status: order.status,
    status_label: statusLabel,
    customer_name: customer.name,
    customer_phone: customer.phone_number,
    address: customer.location.address,
    notes: customer.location.notes,
    description: goods.description,
    amount: goods.amount,
    payment_method: goods.payment_method,
    payment_status: goods.payment_status,
    delivery_fee: fee,
    currency: country.isoCurrency,
    cancelled_by: cancellation?.by ?? null,
    cancellation_reason: cancellation?.reason ?? null,
    return_reason: order.return_reason ?? null,
    ...cashColumns(order.collected_cash),
    ...chargeColumns({ charges: order.charges, fee }, country),
  };
}

/** Empty where no cash was due and none was reported. */
const cashColumns = (cash: ExportedOrder['collected_cash']) => ({
  cash_received: cash?.amount ?? null,
  cash_difference: cash?.difference ?? null,
  cash_report: cash ? cashReport(cash) : null,
});

/** Where the amount of cash comes from. */
function cashReport({
  assumed,
  corrected_from: correctedFrom,
}: NonNullable<ExportedOrder['collected_cash']>): 'ASSUMED' | 'CORRECTED' | 'REPORTED' {
  if (assumed) return 'ASSUMED';
  return correctedFrom === undefined ? 'REPORTED' : 'CORRECTED';
}
