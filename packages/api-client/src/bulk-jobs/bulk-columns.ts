/**
 * Columns of the spreadsheet; a scheduled row needs both date (YYYY-MM-DD) and time (HH:MM). Latitude and longitude, in
 * degrees, win over the place the address is found at.
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

/** Those that a file may lack altogether: they came later than the others. */
export const LATER_BULK_COLUMNS: ReadonlySet<BulkColumn> = new Set(['latitude', 'longitude']);

/** Those that no row may leave empty. */
export const NEEDED_BULK_COLUMNS: ReadonlySet<BulkColumn> = new Set([
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'amount',
]);
