import { utils, write } from 'xlsx';
import { XLSX } from './open-bulk';

export const TEMPLATE = ['customer_name', 'customer_phone', 'dropoff_address', 'amount', 'payment_method'];

type Lines = readonly (readonly (string | number)[])[];

export function workbookBytes(sheets: Readonly<Record<string, Lines>>): Uint8Array {
  const book = utils.book_new();
  for (const [name, lines] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/** A workbook file; more sheets may follow the first. */
export const workbook = (
  lines: Lines,
  name = 'saturday.xlsx',
  more: Readonly<Record<string, Lines>> = {},
): File =>
  new File([workbookBytes({ orders: lines, ...more }) as Uint8Array<ArrayBuffer>], name, { type: XLSX });
