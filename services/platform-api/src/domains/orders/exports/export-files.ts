import { ORDER_COLUMNS, countryCsv, fileTime, MACHINE_CSV, orderLine } from '@courier/api-client/export-file';
import { statusLabelKey } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { orderAnswer } from '../stored-orders/order-answer';
import { toMajor } from '../../../platform/money';
import type { ServerTexts } from '../../texts';
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

type ExportColumn = (typeof ORDER_COLUMNS | typeof TRANSACTION_COLUMNS)[number];

/** Programs read names of columns, comma and point; persons their language and the format of the country. */
interface FileReader {
  country: CountryCode;
  texts: ServerTexts;
  isForPrograms: boolean;
}

const lookFor = ({ country, texts, isForPrograms }: FileReader) =>
  isForPrograms
    ? { form: MACHINE_CSV }
    : {
        form: countryCsv(countryConfig(country)),
        heading: (column: ExportColumn) => texts.text(`export.column.${column}`),
      };

/** @param nowSeconds unix seconds, which decide whether an order counts as scheduled */
export function ordersFile(orders: readonly ExportedRow[], reader: FileReader, nowSeconds: number): Buffer {
  const { country, texts } = reader;
  const config = countryConfig(country);
  return csvFile(
    ORDER_COLUMNS,
    orders.map(({ history, vendor_name, ...row }) =>
      orderLine(
        orderAnswer(row, history, { isListed: true }),
        { vendorName: vendor_name, statusLabel: texts.statusLabel(statusLabelKey(row, nowSeconds)) },
        config,
      ),
    ),
    lookFor(reader),
  );
}

/** Price, delivery fee and voucher discount. */
export function transactionsFile(orders: readonly ExportedRow[], reader: FileReader): Buffer {
  const { country } = reader;
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
    lookFor(reader),
  );
}
