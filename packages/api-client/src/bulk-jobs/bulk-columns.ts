/**
 * Spreadsheet columns; a scheduled row needs date (YYYY-MM-DD) and time (HH:MM). Latitude and longitude, in degrees,
 * take precedence over the address.
 */
export const BULK_COLUMNS = [
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'unit',
  'building',
  'notes',
  'description',
  'amount',
  'payment_method',
  'delivery_type',
  'delivery_date',
  'delivery_time',
  'collection_point',
  'latitude',
  'longitude',
] as const;
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** Columns that a file may lack, because they were added later. */
export const LATER_BULK_COLUMNS: ReadonlySet<BulkColumn> = new Set(['latitude', 'longitude']);

export const NEEDED_BULK_COLUMNS: ReadonlySet<BulkColumn> = new Set([
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'amount',
]);
