import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import { plainHeading, type ChosenColumns, type Mapping, type Sheet } from '@courier/sheet-reader';
import type { StorageArea } from '@courier/shell-api';
import type { SheetTable } from '../model/bench/sheet-table';

const memorySchema = v.array(
  v.object({ headings: v.array(v.string()), columns: v.array(v.tuple([v.string(), v.string()])) }),
);
type Memory = v.InferOutput<typeof memorySchema>;
/** Remembered heading rows per vendor, newest first. */
const MOST = 20;

const columnsStorageKey = (vendorId: string, { kind }: Pick<SheetTable, 'kind'>) =>
  [STORAGE_KEYS.bulkColumns, vendorId, ...(kind === 'orders' ? [] : [kind])].join(':');

/** Entries of earlier versions, which belonged to single headings, are not read. */
function readMemory(storage: StorageArea, vendorId: string, table: Pick<SheetTable, 'kind'>): Memory {
  try {
    const stored: unknown = JSON.parse(storage.read(columnsStorageKey(vendorId, table)) ?? '[]');
    const memory = v.safeParse(memorySchema, stored);
    return memory.success ? memory.output : [];
  } catch {
    return [];
  }
}

/** In any order. */
function isSameRow(one: readonly string[], other: readonly string[]): boolean {
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((name, place) => name === sorted[place]);
}

/** The columns that a vendor has chosen for a sheet with exactly these headings; null without a choice. */
export function rememberedColumns(
  storage: StorageArea,
  vendorId: string,
  table: Pick<SheetTable, 'kind' | 'columns'>,
  heading: readonly string[],
): ChosenColumns | null {
  const names = heading.map(plainHeading);
  const before = readMemory(storage, vendorId, table).find(({ headings }) => isSameRow(headings, names));
  if (!before) return null;
  return new Map(
    before.columns.flatMap(([name, chosen]) => {
      const column = table.columns.find((each) => each === chosen);
      return column ? [[name, column] as const] : [];
    }),
  );
}

export function rememberColumns(
  storage: StorageArea,
  vendorId: string,
  table: SheetTable,
  { heading, headingNumber }: Pick<Sheet, 'heading' | 'headingNumber'>,
  mapping: Mapping,
): void {
  // Generated column letters say nothing about the next sheet.
  if (headingNumber === null) return;
  const headings = heading.map(plainHeading);
  const columns = table.columns.flatMap((column): [string, string][] => {
    const name = headings[mapping[column] ?? -1] ?? '';
    return name === '' ? [] : [[name, column]];
  });
  const before = readMemory(storage, vendorId, table).filter((row) => !isSameRow(row.headings, headings));
  const rows = [{ headings, columns }, ...before].slice(0, MOST);
  storage.write(columnsStorageKey(vendorId, table), JSON.stringify(rows));
}
