/** Columns of the spreadsheet; a scheduled row needs both date (YYYY-MM-DD) and time (HH:MM). */
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
] as const;
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** Those that no row may leave empty. */
export const NEEDED_BULK_COLUMNS: ReadonlySet<BulkColumn> = new Set([
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'amount',
]);
