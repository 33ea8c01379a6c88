import { ORDER_COLUMNS, fileTime, orderLine, type CsvForm } from '@courier/api-client/export-file';
import { statusLabelKey } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import type { MailLanguage } from '../mail/mail-texts';
import { orderAnswer } from '../orders/order-answer';
import { STATUS_LABELS } from '../orders/status-labels';
import { toMajor } from '../pricing/money';
import { csvFile } from './csv';
import type { ExportedRow } from './export-rows';

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

/** @param nowSeconds unix seconds, which decide whether an order counts as scheduled */
export function ordersFile(
  orders: readonly ExportedRow[],
  { country, language, nowSeconds }: { country: string; language: MailLanguage; nowSeconds: number },
  form?: CsvForm,
): Buffer {
  const config = countryConfig(country);
  return csvFile(
    ORDER_COLUMNS,
    orders.map(({ history, vendor_name, ...row }) =>
      orderLine(
        orderAnswer(row, history, { isListed: true }),
        { vendorName: vendor_name, statusLabel: STATUS_LABELS[language][statusLabelKey(row, nowSeconds)] },
        config,
      ),
    ),
    form,
  );
}

/** Price, delivery fee and voucher discount. */
export function transactionsFile(orders: readonly ExportedRow[], country: string, form?: CsvForm): Buffer {
  const { timezone } = countryConfig(country);
  return csvFile(
    TRANSACTION_COLUMNS,
    orders.map((order) => {
      const charged = order.discounted_delivery_fee_minor ?? order.delivery_fee_minor;
      return {
        order_id: order.order_id,
        created_at: fileTime(order.created_at, timezone),
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
    form,
  );
}
