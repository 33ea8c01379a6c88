import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client/order-rules';
import { LANGUAGE_HEADINGS } from './languages';

/** Names of other systems and less usual ones, in addition to those of every language. */
const MORE_NAMES: Readonly<Record<BulkColumn, string>> = {
  customer_name:
    'consignee name|shipping name|buyer|صارف|receiver name|delivery name|billing name|sender name|收件人名稱',
  customer_phone:
    'cell no|cell number|customer phone|consignee phone|consignee mobile|consignee contact|shipping phone|موبايل|تلفون|receiver contact|receiver phone|recipient contact|delivery phone|billing phone|sender phone|수취인연락처1',
  dropoff_address:
    'street|consignee address|shipping address1|address 1|address line 1|街道地址|shipping street|عنوان|receiver address|billing address|sender address|pickup address|收件者地址',
  amount:
    'price|cash amount|bill amount|invoice amount|مبلغ الطلب|الاجمالي|subtotal|unit price|cod|amount payable|尾款|restbetrag|المبلغ المتبقي|單價',
  unit: 'address 2|address line 2',
  building: 'house',
  notes: 'delivery notes',
  description: 'item name|product name|lineitem name',
  payment_method: 'pay',
  delivery_type: 'type|when|類型',
  delivery_date: '',
  delivery_time: '',
  collection_point: 'pickup|branch name|outlet name|store name|門店',
  latitude: '',
  longitude: '',
};

/** The headings of each column in every language, in addition to the template's names. */
export const HEADING_NAMES = Object.fromEntries(
  BULK_COLUMNS.map((column) => [
    column,
    [MORE_NAMES, ...Object.values(LANGUAGE_HEADINGS)].flatMap((names) =>
      names[column].split('|').filter((name) => name !== ''),
    ),
  ]),
) as unknown as Readonly<Record<BulkColumn, readonly string[]>>;
