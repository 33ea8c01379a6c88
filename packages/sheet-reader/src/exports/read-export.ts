import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client/order-rules';
import type { Mapping } from '../sheet/columns';
import { joinLines, type OrderLines } from './export-lines';
import { joinPayment, wantedAt } from './export-payment';
import type { KnownExport } from './known-exports';
import { recogniseExport } from './recognise-export';
import type { Sheet, SheetRow } from '../sheet/sheet';

export interface ReadExport {
  sheet: Sheet;
  mapping: Mapping;
}

/** Lower-casing a Turkish İ adds a combining dot, which is removed. */
const headingKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('i\u0307', 'i');

/** A leading apostrophe marks figures as text in spreadsheets. */
const withoutMark = (text: string): string => text.replace(/^'(?=[+\d])/, '');

type TextUnder = (row: SheetRow, heading: string) => string;

/**
 * The headings of each column to join, except amounts, which stay in place, and descriptions, which are built from
 * lines.
 */
const listSources = ({ columns }: KnownExport, keys: readonly string[]): [BulkColumn, readonly string[]][] =>
  BULK_COLUMNS.flatMap((column): [BulkColumn, readonly string[]][] => {
    const parts = columns[column]?.find(([first = '']) => keys.includes(first));
    return parts && column !== 'description' && column !== 'amount'
      ? [[column, parts.filter((part) => keys.includes(part))]]
      : [];
  });

/** The amount of an order; two amounts when it is ambiguous. */
function amountOfOrder(
  found: KnownExport,
  { row, lines }: OrderLines,
  amountKey: string,
  textUnder: TextUnder,
): string | null {
  const amounts = lines.map((line) => textUnder(line, amountKey)).filter((text) => text !== '');
  const different = found.isAmountOfLine ? amounts : [...new Set(amounts)];
  if (different.length > 1) return different.join(' + ');
  const state = found.paymentState ? textUnder(row, found.paymentState) : '';
  if (!/^partial/i.test(state)) return null;
  const others = (found.otherAmounts ?? [])
    .map((key) => textUnder(row, key))
    .filter((text) => /[1-9]/.test(text));
  return [amounts[0] ?? '', ...others].join(' / ');
}

const figure = (text: string): number => Number.parseFloat(text.replace(/[^\d.]/g, ''));

const isWholeRefund = (refunded: string, total: string): boolean =>
  figure(refunded) > 0 && figure(refunded) >= figure(total);

/** Replaces a cell, which is then no longer a number. */
const withCell = (row: SheetRow, place: number, text: string): SheetRow => ({
  ...row,
  cells: row.cells.map((cell, at) => (at === place ? text : cell)),
  ...(row.numbers && { numbers: row.numbers.filter((at) => at !== place) }),
});

/**
 * Reads a sheet of a known system: joins parts of names and addresses, and adds the order number and items to the
 * description. Null for any other sheet.
 */
export function readExport(sheet: Sheet): ReadExport | null {
  const keys = sheet.heading.map(headingKey);
  const found = recogniseExport(keys);
  if (!found) return null;
  const textUnder: TextUnder = ({ cells }, heading) => withoutMark(cells[keys.indexOf(heading)] ?? '');
  const sources = listSources(found, keys);
  const amountKey = found.columns.amount?.map(([key = '']) => key).find((key) => keys.includes(key)) ?? '';
  const amount = keys.indexOf(amountKey);
  const { reference = '', attributes = '' } = found;
  const write = (row: SheetRow, column: BulkColumn, parts: readonly string[]): string => {
    const text = parts
      .map((part) => textUnder(row, part))
      .filter((each) => each !== '')
      .join(column === 'dropoff_address' ? ', ' : ' ');
    return column === 'payment_method' && found.paymentState
      ? joinPayment(text, textUnder(row, found.paymentState))
      : text;
  };
  const receiver = sources.filter(([column]) => column === 'customer_name' || column === 'dropoff_address');
  const orders = joinLines(sheet.rows, found, {
    textUnder,
    receiver: (row) =>
      receiver
        .map(([column, parts]) => write(row, column, parts))
        .join('\n')
        .trim(),
  });
  const width = keys.length;
  const isAttributed = keys.includes(attributes) && !sources.some(([column]) => column === 'delivery_date');
  const rows = orders.map((order): SheetRow => {
    const whole = amountKey === '' ? null : amountOfOrder(found, order, amountKey, textUnder);
    const row = whole === null ? order.row : withCell(order.row, amount, whole);
    const cells = Array.from(keys, (_, place) => row.cells[place] ?? '');
    const joined = sources.map(([column, parts]) => write(row, column, parts));
    const description = [order.reference, order.items.join(', ')].filter((text) => text !== '').join(': ');
    const wanted = isAttributed ? [wantedAt(textUnder(row, attributes))] : [];
    const isRefunded = isWholeRefund(textUnder(row, found.refunded ?? ''), textUnder(row, amountKey));
    return {
      ...row,
      cells: [...cells, ...joined, description, ...wanted],
      ...(isRefunded && row.exclusion === undefined && { exclusion: 'closed' as const }),
    };
  });
  const describedBy = [reference, found.item?.name ?? found.columns.description?.[0]?.[0] ?? ''].filter(
    (part) => keys.includes(part),
  );
  const joinHeadings = (parts: readonly string[]) =>
    parts.map((part) => sheet.heading[keys.indexOf(part)]?.trim() ?? part).join(' + ');
  const titles = [...sources.map(([, parts]) => joinHeadings(parts)), joinHeadings(describedBy)];
  return {
    sheet: {
      ...sheet,
      heading: [...sheet.heading, ...titles, ...(isAttributed ? [joinHeadings([attributes])] : [])],
      rows,
      // The meaning of every column of the system is known.
      joined: [...keys.keys()],
    },
    mapping: Object.fromEntries([
      ...sources.map(([column], index) => [column, width + index]),
      ['description', width + sources.length],
      ...(isAttributed ? [['delivery_date', width + titles.length]] : []),
      // Mapped in place, so that number cells stay numbers.
      ...(amount === -1 ? [] : [['amount', amount]]),
    ]),
  };
}
