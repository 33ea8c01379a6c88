/** Column, whether it is required, accepted values. */
export const TEMPLATE_HELP: readonly (readonly string[])[] = [
  ['column', 'required', 'what it takes'],
  ['customer_name', 'yes', 'name without digits; letters as they are written, in UTF-8'],
  ['customer_phone', 'yes', 'phone number of the country, e.g. 0912048317; an extension becomes a note'],
  [
    'dropoff_address',
    'yes',
    'street address with number; one that is not found exactly is held until its place is confirmed',
  ],
  ['unit', 'no', 'floor or flat'],
  ['building', 'no', 'name of the building'],
  ['notes', 'no', 'for the rider'],
  ['description', 'no', 'what is sent, up to 200 characters'],
  ['amount', 'yes', 'value of the items, with the decimal sign of the country'],
  ['payment_method', 'no', 'PAID (when empty) or CASH_ON_DELIVERY; common words such as COD are understood'],
  ['delivery_type', 'no', 'instant or scheduled; when empty: scheduled with a date or time, else instant'],
  ['delivery_date', 'when scheduled', 'YYYY-MM-DD; what may mean several dates is asked about'],
  ['delivery_time', 'when scheduled', 'HH:MM, 24 hours; what may mean several times is asked about'],
  ['collection_point', 'no', 'id, own id or name of the outlet; the selected one when empty'],
  ['latitude', 'no', 'degrees, e.g. 25.0330; with longitude it wins over the address'],
  ['longitude', 'no', 'degrees, e.g. 121.5654'],
];
