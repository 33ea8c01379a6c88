import { readPayment, type DatePlace } from '@courier/api-client/order-rules';
import { PAYMENT_METHODS } from '@courier/config';
import { columnContent, filledTexts, type ColumnContent } from '../headings/column-content';
import { mapColumns } from '../headings/map-columns';
import { isOtherFigure, isOtherMoment } from '../headings/other-headings';
import type { Mapping } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet, SheetRow } from '../sheet/sheet';

export interface UnusedColumn {
  place: number;
  heading: string;
  /** Its first filled cell. */
  example: string;
  /** Sentences may be notes for the rider. */
  isSentences: boolean;
  /** Whether its cells could change how an order is paid or when it is delivered. */
  isRisky: boolean;
}

/** Quantities are at most this large. */
const LARGEST_COUNT = 20;

const figures = (rows: readonly SheetRow[], place: number): number[] =>
  filledTexts(rows, place).map((text) => Number.parseFloat(text.replace(/[^\d.,]/g, '').replace(',', '.')));

/** Money that may be collected: no count, and no code that is greater than every amount. */
function isMoney(rows: readonly SheetRow[], place: number, amount: number | undefined): boolean {
  const texts = filledTexts(rows, place);
  if (texts.some((text) => /\p{Sc}|\d[.,]\d{1,3}$/u.test(text))) return true;
  const own = figures(rows, place);
  const most = amount === undefined ? Number.POSITIVE_INFINITY : Math.max(0, ...figures(rows, amount));
  return Math.max(...own) > LARGEST_COUNT && own.every((figure) => figure <= most);
}

const paymentAt = (row: SheetRow, place: number, country: string): string => {
  const read = readPayment(row.cells[place] ?? '', { country, paymentMethods: PAYMENT_METHODS });
  return read.kind === 'good' ? read.value : '?';
};

const isSaid = (
  rows: readonly SheetRow[],
  place: number,
  used: number | undefined,
  country: string,
): boolean =>
  used !== undefined &&
  rows.every(
    (row) =>
      (row.cells[place] ?? '').trim() === '' ||
      paymentAt(row, place, country) === paymentAt(row, used, country),
  );

const isSame = (rows: readonly SheetRow[], place: number, used: number | undefined): boolean =>
  used !== undefined &&
  rows.every(({ cells }) => (cells[place] ?? '') === '' || cells[place] === cells[used]);

/** Whether a column without a meaning could change an order. */
function isRisk(
  { rows }: Sheet,
  { place, name, content }: { place: number; name: string; content: ColumnContent | null },
  mapping: Mapping,
  shop: DatePlace,
): boolean {
  if (content === 'payment') return !isSaid(rows, place, mapping.payment_method, shop.country);
  if (content === 'day' || content === 'time') {
    const used = content === 'day' ? mapping.delivery_date : mapping.delivery_time;
    return !isOtherMoment(name) && !isSame(rows, place, used);
  }
  return (
    content === 'amount' &&
    !isOtherFigure(name) &&
    !isSame(rows, place, mapping.amount) &&
    isMoney(rows, place, mapping.amount)
  );
}

/** The heading of another column, such as a second address. */
const isNamed = (heading: string): boolean => Object.keys(mapColumns([heading])).length > 0;

/** The filled columns that no table column uses. */
export function findUnusedColumns(sheet: Sheet, mapping: Mapping, shop: DatePlace | null): UnusedColumn[] {
  const used = new Set([...Object.values(mapping), ...(sheet.joined ?? [])]);
  return sheet.heading.flatMap((heading, place): UnusedColumn[] => {
    const [example] = used.has(place) ? [] : filledTexts(sheet.rows, place);
    if (example === undefined) return [];
    const content = shop ? columnContent(sheet.rows, place, shop) : null;
    const isRisky =
      shop !== null && isRisk(sheet, { place, name: plainHeading(heading), content }, mapping, shop);
    return [{ place, heading, example, isSentences: content === 'sentences' && !isNamed(heading), isRisky }];
  });
}
