import type { Mapping } from '../sheet/columns';
import type { Sheet, SheetRow } from '../sheet/sheet';

const textAt = ({ cells }: SheetRow, place: number | undefined): string =>
  place === undefined ? '' : (cells[place] ?? '').trim();

/** Joins the texts of an order's lines; two amounts are asked about with their sum. */
function joinRow(first: SheetRow, line: SheetRow, { amount, description }: Mapping): SheetRow {
  const join = (place: number | undefined, sign: string): [number, string][] => {
    const texts = [first, line].map((row) => textAt(row, place)).filter((text) => text !== '');
    return place === undefined ? [] : [[place, texts.join(sign)]];
  };
  const changed = new Map([...join(amount, ' + '), ...join(description, ', ')]);
  const isAdded = textAt(line, amount) !== '';
  return {
    ...first,
    cells: first.cells.map((cell, place) => changed.get(place) ?? cell),
    ...(first.numbers && { numbers: first.numbers.filter((place) => !(isAdded && place === amount)) }),
  };
}

/**
 * Joins rows that continue an order: a customer whose cells are merged over several rows has a name, a telephone and
 * an address in the first one only.
 */
export function joinContinuedRows(sheet: Sheet, mapping: Mapping): Sheet {
  const {
    customer_name: name,
    customer_phone: phone,
    dropoff_address: address,
    amount,
    description,
  } = mapping;
  if (name === undefined || phone === undefined || address === undefined) return sheet;
  const rows: SheetRow[] = [];
  for (const row of sheet.rows) {
    const last = rows.at(-1);
    const isContinued = [name, phone, address].every((place) => textAt(row, place) === '');
    const isFilled = textAt(row, amount) !== '' || textAt(row, description) !== '';
    const isOrder = last && [name, phone, address].every((place) => textAt(last, place) !== '');
    if (isContinued && isFilled && isOrder && !row.exclusion && !last.exclusion)
      rows[rows.length - 1] = joinRow(last, row, mapping);
    else rows.push(row);
  }
  return rows.length === sheet.rows.length ? sheet : { ...sheet, rows };
}
