import type { DatePlace } from '@courier/api-client/order-rules';
import type { Mapping, OwnHeadings, SheetColumn } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet, SheetRow } from '../sheet/sheet';
import type { TableHeadings } from '../sheet/table-headings';
import { fitsColumn } from './column-fit';
import { PRICE_RANK, rankHeading, TEMPLATE_RANK } from './column-ranks';
import { ORDER_HEADINGS } from './order-headings';
import { findWeakColumns } from './weak-columns';

const known = new WeakMap<object, ReadonlyMap<string, string>>();
function columnsByHeading<Column extends string>(table: TableHeadings<Column>): ReadonlyMap<string, Column> {
  const names =
    (known.get(table) as ReadonlyMap<string, Column> | undefined) ??
    new Map(
      table.columns.flatMap((column) =>
        [...(table.headings[column] ?? []), column].map((name) => [plainHeading(name), column] as const),
      ),
    );
  known.set(table, names);
  return names;
}

/** The columns found and, where several fit, the indexes of the alternatives. */
export interface FoundColumns<Column extends string = SheetColumn> {
  mapping: Readonly<Partial<Record<Column, number>>>;
  /** All places that fit a column, the proposed one included; the proposed one alone for the price of a piece. */
  doubts: ReadonlyMap<Column, readonly number[]>;
  /** Columns matched by only a part of a heading or by their content. */
  weak: ReadonlySet<Column>;
}

/** Quantity columns: a price next to one may be a unit price. */
const QUANTITY =
  /^(qty|quantity|pieces|pcs|數量|数量|الكمية|کمیت|تعداد|menge|anzahl|adet|수량|จำนวน|cantidad|ilość|ποσότητα|mennyiség|db|množství|počet|količina|cantitate|брой|количество|antal|antall|määrä|kpl|dami|kuantiti|bilangan|sốlượng|sl|পরিমাণ|ចំនួន|ຈຳນວນ|အရေအတွက်)$/;
/** A unit price, or a sum before fees and discounts. */
const PART_OF_SUM =
  /subtotal|unitprice|priceeach|itemprice|單價|单价|小計|小计|単価|stückpreis|einzelpreis|zwischensumme|단가|birimfiyat|ราคาต่อหน่วย|đơngiá|hargaseunit|preciounitario|سعرالوحدة/;

const areColumnsEqual = (rows: readonly SheetRow[], one: number, other: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => (cells[one] ?? '') === (cells[other] ?? ''));
const isEmpty = (rows: readonly SheetRow[], place: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => (cells[place] ?? '') === '');

interface Candidate {
  place: number;
  rank: number;
}

function listCandidates<Column extends string>(
  { heading, rows }: Sheet,
  table: TableHeadings<Column>,
  shop: DatePlace | null,
): ReadonlyMap<Column, readonly Candidate[]> {
  const names = columnsByHeading(table);
  const fitting = new Map<Column, Candidate[]>();
  for (const [place, text] of heading.entries()) {
    const name = plainHeading(text);
    const column = names.get(name);
    if (column === undefined) continue;
    const isTemplate = name === plainHeading(column);
    if (shop && !isTemplate && table.kind === 'orders' && !fitsColumn(column, text, rows, place, shop))
      continue;
    fitting.set(column, [...(fitting.get(column) ?? []), { place, rank: rankHeading(column, name) }]);
  }
  return fitting;
}

/**
 * Finds table columns by the template's names, other common names and, with `shop`, by what the cells say. Where
 * several fit, the best is proposed.
 */
export function findColumns(sheet: Sheet, table?: TableHeadings, shop?: DatePlace | null): FoundColumns;
export function findColumns<Column extends string>(
  sheet: Sheet,
  table: TableHeadings<Column>,
): FoundColumns<Column>;
export function findColumns(
  sheet: Sheet,
  table: TableHeadings<string> = ORDER_HEADINGS,
  shop: DatePlace | null = null,
): FoundColumns<string> {
  const { heading, rows } = sheet;
  const mapping: Record<string, number> = {};
  const doubts = new Map<string, readonly number[]>();
  const pieces = heading.findIndex((text) => QUANTITY.test(plainHeading(text)));
  for (const [column, places] of listCandidates(sheet, table, shop)) {
    const filled = places.filter(({ place }) => !isEmpty(rows, place));
    const [best, ...worse] = [...(filled.length > 0 ? filled : places)].sort(
      (one, other) => one.rank - other.rank,
    );
    if (!best) continue;
    mapping[column] = best.place;
    if (best.rank === TEMPLATE_RANK) continue;
    const others = worse.filter(({ place }) => !areColumnsEqual(rows, best.place, place));
    const isPart = PART_OF_SUM.test(plainHeading(heading[best.place] ?? ''));
    const mayBeOfOne = column === 'amount' && best.rank >= PRICE_RANK && (pieces !== -1 || isPart);
    if (others.length > 0 || mayBeOfOne)
      doubts.set(column, [best.place, ...others.map(({ place }) => place)]);
  }
  // A sheet without rows is a heading line that is being compared.
  const weak: Readonly<Record<string, number>> =
    table.kind === 'orders' && rows.length > 0 ? findWeakColumns(sheet, mapping, shop) : {};
  const weakColumns = table.columns.filter((column) => weak[column] !== undefined);
  return { mapping: { ...mapping, ...weak }, doubts, weak: new Set(weakColumns) };
}

export const mapColumns = (heading: readonly string[], table?: TableHeadings): Mapping =>
  findColumns({ heading, rows: [] }, table).mapping;

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
