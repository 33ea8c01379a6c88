import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import type { Bench, Change } from './bench';

export interface Search {
  find: string;
  /** The only column looked at; null for all. */
  column: BulkColumn | null;
  matchCase: boolean;
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/** The cells in which a text stands, row by row, each with the text it would be replaced by. */
export function replacements({ rows }: Bench, { find, column, matchCase }: Search, by: string): Change[] {
  if (find === '') return [];
  const pattern = new RegExp(find.replace(ESCAPED, String.raw`\$&`), matchCase ? 'gu' : 'giu');
  const columns = column === null ? BULK_COLUMNS : [column];
  return rows.flatMap(({ values }, row) =>
    columns.flatMap((each) => {
      const text = values[each].replace(pattern, () => by);
      return values[each].search(pattern) === -1 ? [] : [{ row, column: each, text }];
    }),
  );
}
