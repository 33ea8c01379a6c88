import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import { plainHeading, type SheetColumn, type Mapping, type Sheet } from '@courier/sheet-reader';
import type { SheetTable } from '../model/sheet-table';

const memorySchema = v.array(v.tuple([v.string(), v.string()]));
/** Remembered headings per vendor, newest first. */
const MOST = 200;

const columnsStorageKey = (vendorId: string, { kind }: SheetTable) =>
  [STORAGE_KEYS.bulkColumns, vendorId, ...(kind === 'orders' ? [] : [kind])].join(':');

/** Reads the headings that a vendor has assigned to columns; empty when storage is unavailable. */
export function rememberedColumns(vendorId: string, table: SheetTable): ReadonlyMap<string, SheetColumn> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(columnsStorageKey(vendorId, table)) ?? '[]');
    const memory = v.safeParse(memorySchema, kept);
    const known = (memory.success ? memory.output : []).flatMap(([heading, name]) => {
      const column = table.columns.find((each) => each === name);
      return column ? [[heading, column] as const] : [];
    });
    return new Map(known);
  } catch {
    return new Map();
  }
}

export function rememberColumns(
  vendorId: string,
  table: SheetTable,
  { heading, headingNumber }: Pick<Sheet, 'heading' | 'headingNumber'>,
  mapping: Mapping,
): void {
  // Generated column letters say nothing about the next sheet.
  if (headingNumber === null) return;
  const chosen = table.columns.flatMap((column) => {
    const text = heading[mapping[column] ?? -1];
    return text === undefined || plainHeading(text) === '' ? [] : [[plainHeading(text), column] as const];
  });
  const names = new Set(chosen.map(([name]) => name));
  const before = [...rememberedColumns(vendorId, table)].filter(([name]) => !names.has(name));
  try {
    localStorage.setItem(
      columnsStorageKey(vendorId, table),
      JSON.stringify([...chosen, ...before].slice(0, MOST)),
    );
  } catch {
    // Without storage the user chooses again next time.
  }
}
