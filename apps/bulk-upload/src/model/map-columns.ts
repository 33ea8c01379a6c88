import { BULK_COLUMNS, NEEDED_BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import { HEADING_NAMES } from './heading-names';

/** Our columns and where they stand in the sheet, counted from 0. A column the sheet lacks is not there. */
export type Mapping = Readonly<Partial<Record<BulkColumn, number>>>;

/** A heading without what people write around it: case, spaces, marks of a needed field, currency in brackets. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s_*:.,/\\-]+/g, '');

const NAMES = new Map<string, BulkColumn>(
  BULK_COLUMNS.flatMap((column) =>
    [column, ...HEADING_NAMES[column]].map((name) => [plainHeading(name), column] as const),
  ),
);

/** Finds our columns in a heading of any order: by the template's names, by other names, and as chosen before. */
export function mapColumns(
  heading: readonly string[],
  chosen: ReadonlyMap<string, BulkColumn> = new Map(),
): Mapping {
  const mapping: Partial<Record<BulkColumn, number>> = {};
  heading.forEach((text, index) => {
    const name = plainHeading(text);
    const column = chosen.get(name) ?? NAMES.get(name);
    if (column !== undefined && mapping[column] === undefined) mapping[column] = index;
  });
  return mapping;
}

/** Columns no row can do without that are not mapped yet. */
export const missingColumns = (mapping: Mapping): BulkColumn[] =>
  BULK_COLUMNS.filter((column) => NEEDED_BULK_COLUMNS.has(column) && mapping[column] === undefined);
