import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import type { Mapping } from './columns';
import { KNOWN_EXPORTS } from './known-exports';
import type { Sheet, SheetRow } from './sheet';

/** A sheet of a known system with what its columns come to, and where that stands. */
export interface ReadExport {
  sheet: Sheet;
  mapping: Mapping;
}

/** A Turkish İ in small letters is an i with a dot of its own. */
const headingKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('i\u0307', 'i');

/** Spreadsheets keep figures as text by this mark. */
const withoutMark = (text: string): string => text.replace(/^'(?=[+\d])/, '');

/** Joins lines of the same order: only the first holds its customer, each holds an item. */
function joinItems(
  rows: readonly SheetRow[],
  describe: (row: SheetRow) => { order: string; item: string; isWhole: boolean },
): { row: SheetRow; order: string; items: string[] }[] {
  const orders: { row: SheetRow; order: string; items: string[] }[] = [];
  for (const row of rows) {
    const { order, item, isWhole } = describe(row);
    const last = orders.at(-1);
    if (!isWhole && order !== '' && last?.order === order) {
      if (item !== '') last.items.push(item);
    } else orders.push({ row, order, items: item === '' ? [] : [item] });
  }
  return orders;
}

/**
 * A sheet as a known system exports it: parts of names and addresses joined, the number of the order and its items in
 * the description. Null for any other sheet.
 */
export function readExport(sheet: Sheet): ReadExport | null {
  const keys = sheet.heading.map(headingKey);
  const found = Object.values(KNOWN_EXPORTS).find(({ signs }) => signs.every((sign) => keys.includes(sign)));
  if (!found) return null;
  const textUnder = ({ cells }: SheetRow, heading: string) => withoutMark(cells[keys.indexOf(heading)] ?? '');
  const sources = BULK_COLUMNS.flatMap((column): [BulkColumn, readonly string[]][] => {
    const parts = found.columns[column]?.find(([first = '']) => keys.includes(first));
    return parts && column !== 'description' && column !== 'amount'
      ? [[column, parts.filter((part) => keys.includes(part))]]
      : [];
  });
  const amount = found.columns.amount?.map(([key = '']) => keys.indexOf(key)).find((place) => place !== -1);
  const { reference = '', item } = found;
  const contents = found.columns.description?.[0] ?? [];
  const orders = joinItems(sheet.rows, (row) => {
    const name = item ? textUnder(row, item.name) : contents.map((each) => textUnder(row, each)).join(' ');
    const quantity = item ? textUnder(row, item.quantity) : '';
    const joined = quantity === '' || name === '' ? name : `${quantity} × ${name}`;
    const isWhole = sources.some(
      ([column, parts]) =>
        (column === 'customer_name' || column === 'dropoff_address') &&
        parts.some((part) => textUnder(row, part) !== ''),
    );
    return { order: textUnder(row, reference), item: joined, isWhole };
  });
  const width = keys.length;
  const rows = orders.map(({ row, order, items }): SheetRow => {
    const cells = Array.from(keys, (_, place) => row.cells[place] ?? '');
    const joined = sources.map(([column, parts]) =>
      parts
        .map((part) => textUnder(row, part))
        .filter((text) => text !== '')
        .join(column === 'dropoff_address' ? ', ' : ' '),
    );
    const description = [order, items.join(', ')].filter((text) => text !== '').join(': ');
    return { ...row, cells: [...cells, ...joined, description] };
  });
  const describedBy = [reference, item?.name ?? contents[0] ?? ''].filter((part) => keys.includes(part));
  const titleOf = (parts: readonly string[]) =>
    parts.map((part) => sheet.heading[keys.indexOf(part)]?.trim() ?? part).join(' + ');
  return {
    sheet: {
      ...sheet,
      heading: [...sheet.heading, ...sources.map(([, parts]) => titleOf(parts)), titleOf(describedBy)],
      rows,
    },
    mapping: Object.fromEntries([
      ...sources.map(([column], index) => [column, width + index]),
      ['description', width + sources.length],
      // Not copied: a cell that the workbook holds as a number is read as one.
      ...(amount === undefined ? [] : [['amount', amount]]),
    ]),
  };
}
