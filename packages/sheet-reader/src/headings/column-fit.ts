import { namesPayment, readDeliveryType, type DatePlace } from '@courier/api-client/order-rules';
import type { SheetRow } from '../sheet/sheet';
import { columnContent, filledTexts, type ColumnContent } from './column-content';

/** "COD" and "Due" name an amount or a way to pay; figures decide. */
const fitsAmount = (heading: string, content: ColumnContent | null, country: string): boolean => {
  if (namesPayment(heading, country)) return content === 'amount';
  return content !== 'payment' && content !== 'day' && content !== 'past' && content !== 'time';
};

/** "Delivery" also names carriers, days and times. */
const fitsDeliveryType = (texts: readonly string[]): boolean =>
  texts.some((text) => readDeliveryType(text) !== 'unknown');

/** Whether the cells of a column may mean what its heading says. An empty column fits. */
export function fitsColumn(
  column: string,
  heading: string,
  rows: readonly SheetRow[],
  place: number,
  shop: DatePlace,
): boolean {
  if (
    column !== 'amount' &&
    column !== 'delivery_type' &&
    column !== 'delivery_date' &&
    column !== 'delivery_time'
  )
    return true;
  const texts = filledTexts(rows, place);
  if (texts.length === 0) return true;
  if (column === 'delivery_type') return fitsDeliveryType(texts);
  const content = columnContent(rows, place, shop);
  if (column === 'amount') return fitsAmount(heading, content, shop.country);
  return column === 'delivery_date'
    ? content !== 'time'
    : content !== 'day' || texts.some((text) => /:/.test(text));
}
