import type { BulkColumn } from '@courier/api-client/order-rules';

/** Columns of a sheet of collection points. The owners are several e-mail addresses in one cell. */
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

/** Columns of the cash that a fleet hands in. */
export const REMITTANCE_COLUMNS = [
  'order_number',
  'external_id',
  'fleet_reference',
  'amount',
  'currency',
  'collected_on',
  'rider',
] as const;
export type RemittanceColumn = (typeof REMITTANCE_COLUMNS)[number];

/** Columns of the sheets of shops. */
export type SheetColumn = BulkColumn | OutletColumn;

/** Column indexes in the sheet, from 0; a missing column has no key. */
export type Mapping = Readonly<Partial<Record<SheetColumn, number>>>;

/** A missing column has no key. */
export type OwnHeadings = Readonly<Record<string, string>>;
