import type { SheetColumn, Mapping, OwnHeadings } from '../sheet/columns';
import { ORDER_HEADINGS } from './order-headings';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet, SheetRow } from '../sheet/sheet';
import type { TableHeadings } from '../sheet/table-headings';
import { findWeakColumns } from './weak-columns';

const known = new WeakMap<TableHeadings, ReadonlyMap<string, SheetColumn>>();
function columnsByHeading(table: TableHeadings): ReadonlyMap<string, SheetColumn> {
  const names =
    known.get(table) ??
    new Map(
      table.columns.flatMap((column) =>
        [column, ...(table.headings[column] ?? [])].map((name) => [plainHeading(name), column] as const),
      ),
    );
  known.set(table, names);
  return names;
}

/** Patterns that rank headings for the same column, best first. */
const AMOUNT = [
  /cod|collect|due|balance|payable|代收|應收|應付|尾款|نقد|تحصيل|متبقي|nachnahme|zuzahlen|restbetrag/,
  /^(?!.*subtotal).*(total|sum|總|合計|应付|مجموع|اجمالي|gesamt|toplam|合计|합계)/,
  /^(?!.*(price|單價|価格|價格|سعر|قیمت|preis|subtotal|fiyat|단가))/,
];
const RECEIVER = [
  /receiv|recipient|consignee|shipping|deliver|dropoff|收件|收貨|送達|مستلم|توصيل|alıcı|수취|받는|ผู้รับ|empfänger|liefer/,
  /^(?!.*(billing|sender|pickup|from|寄件|مرسل|gönder|보내는|absender|rechnung))/,
];
const RANKED: Readonly<Partial<Record<SheetColumn, readonly RegExp[]>>> = {
  amount: AMOUNT,
  customer_name: RECEIVER,
  customer_phone: RECEIVER,
  dropoff_address: RECEIVER,
};

/** Rank of a heading for a column, best first; -1 for a chosen or exact name. */
function rank(column: SheetColumn, name: string, isChosen: boolean): number {
  if (isChosen || name === plainHeading(column)) return -1;
  const better = RANKED[column] ?? [];
  const found = better.findIndex((words) => words.test(name));
  return found === -1 ? better.length : found;
}

/** The columns found and, where several fit, the indexes of the alternatives. */
export interface FoundColumns {
  mapping: Mapping;
  doubts: ReadonlyMap<SheetColumn, readonly number[]>;
  /** Columns matched by only a part of a heading. */
  weak: ReadonlySet<SheetColumn>;
}

/** Quantity columns: a price next to one may be a unit price. */
const QUANTITY =
  /^(qty|quantity|pieces|pcs|數量|数量|الكمية|کمیت|تعداد|menge|anzahl|adet|수량|จำนวน|cantidad)$/;
const PRICE_OF_ONE = 2;
/** A unit price, or a sum before fees and discounts. */
const PART_OF_SUM =
  /subtotal|unitprice|priceeach|itemprice|單價|单价|小計|stückpreis|einzelpreis|zwischensumme|단가|birimfiyat|ราคาต่อหน่วย|đơngiá|hargaseunit|preciounitario|سعرالوحدة/;

const areColumnsEqual = (rows: readonly SheetRow[], one: number, other: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => (cells[one] ?? '') === (cells[other] ?? ''));
const isEmpty = (rows: readonly SheetRow[], place: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => (cells[place] ?? '') === '');

/**
 * Finds table columns by the template's names, other common names and earlier choices. Where several fit, the best is
 * proposed.
 */
export function findColumns(
  { heading, rows }: Sheet,
  chosen: ReadonlyMap<string, SheetColumn> = new Map(),
  table: TableHeadings = ORDER_HEADINGS,
): FoundColumns {
  const names = columnsByHeading(table);
  const fitting = new Map<SheetColumn, { place: number; rank: number }[]>();
  for (const [place, text] of heading.entries()) {
    const name = plainHeading(text);
    const column = chosen.get(name) ?? names.get(name);
    if (column === undefined) continue;
    const others = fitting.get(column) ?? [];
    fitting.set(column, [...others, { place, rank: rank(column, name, chosen.has(name)) }]);
  }
  const mapping: Partial<Record<SheetColumn, number>> = {};
  const doubts = new Map<SheetColumn, readonly number[]>();
  const pieces = heading.findIndex((text) => QUANTITY.test(plainHeading(text)));
  for (const [column, places] of fitting) {
    const [best, ...worse] = [...places].sort((one, other) => one.rank - other.rank);
    if (!best) continue;
    mapping[column] = best.place;
    if (best.rank === -1) continue;
    const others = worse.filter(
      ({ place }) => !areColumnsEqual(rows, best.place, place) && !isEmpty(rows, place),
    );
    const isPart = PART_OF_SUM.test(plainHeading(heading[best.place] ?? ''));
    const mayBeOfOne = column === 'amount' && best.rank > PRICE_OF_ONE && (pieces !== -1 || isPart);
    if (others.length > 0 || mayBeOfOne)
      doubts.set(
        column,
        others.map(({ place }) => place),
      );
  }
  // A sheet without rows is a heading line that is being compared.
  const weak = table.kind === 'orders' && rows.length > 0 ? findWeakColumns(heading, mapping) : {};
  const weakColumns = table.columns.filter((column) => weak[column] !== undefined);
  return { mapping: { ...mapping, ...weak }, doubts, weak: new Set(weakColumns) };
}

export const mapColumns = (
  heading: readonly string[],
  chosen?: ReadonlyMap<string, SheetColumn>,
  table?: TableHeadings,
): Mapping => findColumns({ heading, rows: [] }, chosen, table).mapping;

export const missingColumns = (
  mapping: Mapping,
  { columns, needed }: Pick<TableHeadings, 'columns' | 'needed'> = ORDER_HEADINGS,
): SheetColumn[] => columns.filter((column) => needed.has(column) && mapping[column] === undefined);

export const ownHeadings = (heading: readonly string[], mapping: Mapping): OwnHeadings =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([column, place]) => {
      const own = heading[place];
      return own === undefined ? [] : [[column, own]];
    }),
  );
