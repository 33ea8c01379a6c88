import type { KnownExport } from './known-exports';
import type { SheetRow } from '../sheet/sheet';

export interface OrderLines {
  /** The first line, which names the customer. */
  row: SheetRow;
  lines: readonly SheetRow[];
  reference: string;
  items: readonly string[];
}

interface LineReader {
  textUnder: (row: SheetRow, heading: string) => string;
  /** Name and address as one text; empty in a line that names only an item. */
  receiver: (row: SheetRow) => string;
}

/**
 * Joins the lines of an order. Some exports name the customer in the first line only, others in each line. Lines with
 * the same number but different receivers stay separate orders.
 */
export function joinLines(
  rows: readonly SheetRow[],
  { reference = '', item, columns }: KnownExport,
  { textUnder, receiver }: LineReader,
): OrderLines[] {
  const orders: { row: SheetRow; lines: SheetRow[]; reference: string; items: string[] }[] = [];
  const contents = columns.description?.[0] ?? [];
  for (const row of rows) {
    const name = item ? textUnder(row, item.name) : contents.map((each) => textUnder(row, each)).join(' ');
    const quantity = item ? textUnder(row, item.quantity) : '';
    const described = quantity === '' || name === '' ? name : `${quantity} × ${name}`;
    const number = textUnder(row, reference);
    const last = orders.at(-1);
    const who = receiver(row);
    const isSameOrder =
      number !== '' && last?.reference === number && (who === '' || (item && who === receiver(last.row)));
    if (last && isSameOrder) {
      last.lines.push(row);
      if (described !== '') last.items.push(described);
    } else orders.push({ row, lines: [row], reference: number, items: described === '' ? [] : [described] });
  }
  return orders;
}
