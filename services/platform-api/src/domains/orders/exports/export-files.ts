import {
  CHARGE_COLUMNS,
  ORDER_COLUMNS,
  chargeColumns,
  countryCsv,
  fileTime,
  MACHINE_CSV,
  orderLine,
} from '@courier/api-client/export-file';
import { statusLabelKey } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { chargesAnswer } from '../charges/charge-answer';
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
  // New columns follow the old ones, because programs may read columns by position.
  ...CHARGE_COLUMNS,
] as const;

type ExportColumn = (typeof ORDER_COLUMNS | typeof TRANSACTION_COLUMNS)[number];

/** Programs read names of columns, comma and point; persons their language and the format of the country. */
interface FileReader {
  country: CountryCode;
  texts: ServerTexts;
  isForPrograms: boolean;
}

const exportFormat = ({ country, texts, isForPrograms }: FileReader) =>
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
    orders.map(({ history, vendor_name, charges, ...row }) =>
      orderLine(
        orderAnswer(row, history, { isListed: true, charges }),
        { vendorName: vendor_name, statusLabel: texts.statusLabel(statusLabelKey(row, nowSeconds)) },
        config,
      ),
    ),
    exportFormat(reader),
  );
}

/** Price, delivery fee with its parts, and voucher discount. */
export function transactionsFile(orders: readonly ExportedRow[], reader: FileReader): Buffer {
  const { country } = reader;
  const config = countryConfig(country);
  return csvFile(
    TRANSACTION_COLUMNS,
    orders.map((order) => {
      const charged = order.discounted_delivery_fee_minor ?? order.delivery_fee_minor;
      const fee = toMajor(charged, country);
      return {
        order_id: order.order_id,
        created_at: fileTime(order.created_at, config.timezone),
        status: order.status,
        payment_method: order.payment_method,
        payment_status: order.payment_status,
        amount: toMajor(order.amount_minor, country),
        delivery_fee: toMajor(order.delivery_fee_minor, country),
        discount: toMajor(order.delivery_fee_minor - charged, country),
        charged_delivery_fee: fee,
        currency: order.currency,
        ...chargeColumns({ charges: chargesAnswer(order, order.charges), fee }, config),
      };
    }),
    exportFormat(reader),
  );
}
