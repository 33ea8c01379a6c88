import type { BulkColumn } from '@courier/api-client';

/** Columns of a sheet of collection points; owners are several e-mails in one cell. */
export const OUTLET_COLUMNS = [
  'outlet_id',
  'outlet_name',
  'outlet_phone',
  'outlet_address',
  'unit',
  'building',
  'notes',
  'owner_emails',
  'latitude',
  'longitude',
] as const;
export type OutletColumn = (typeof OUTLET_COLUMNS)[number];

/** A column of any sheet the bench mends. */
export type BenchColumn = BulkColumn | OutletColumn;

/** Columns and where they stand in a sheet, counted from 0. A column the sheet lacks is not there. */
export type Mapping = Readonly<Partial<Record<BenchColumn, number>>>;

/** What columns are called in somebody's own sheet, by our names of them. A column the sheet lacks is not there. */
export type OwnHeadings = Readonly<Record<string, string>>;
