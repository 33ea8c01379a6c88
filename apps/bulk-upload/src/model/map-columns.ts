import type { BenchColumn, Mapping, OwnHeadings } from './columns';
import { ORDER_TABLE } from './order-table';
import type { SheetTable } from './sheet-table';

/** A heading without what people write around it: case, spaces, marks of a needed field, currency in brackets. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s_*:.,/\\#?-]+/g, '');

const known = new WeakMap<SheetTable, ReadonlyMap<string, BenchColumn>>();
/** Every name of the columns of a table, written plainly. */
function namesOf(table: SheetTable): ReadonlyMap<string, BenchColumn> {
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

/** Finds our columns in a heading of any order: by the template's names, by other names, and as chosen before. */
export function mapColumns(
  heading: readonly string[],
  chosen: ReadonlyMap<string, BenchColumn> = new Map(),
  table: SheetTable = ORDER_TABLE,
): Mapping {
  const names = namesOf(table);
  const mapping: Partial<Record<BenchColumn, number>> = {};
  heading.forEach((text, index) => {
    const name = plainHeading(text);
    const column = chosen.get(name) ?? names.get(name);
    if (column !== undefined && mapping[column] === undefined) mapping[column] = index;
  });
  return mapping;
}

/** Columns no row can do without that are not mapped yet. */
export const missingColumns = (
  mapping: Mapping,
  { columns, needed }: Pick<SheetTable, 'columns' | 'needed'> = ORDER_TABLE,
): BenchColumn[] => columns.filter((column) => needed.has(column) && mapping[column] === undefined);

/** The headings of a sheet by our columns. */
export const ownHeadings = (heading: readonly string[], mapping: Mapping): OwnHeadings =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([column, place]) => {
      const own = heading[place];
      return own === undefined ? [] : [[column, own]];
    }),
  );
