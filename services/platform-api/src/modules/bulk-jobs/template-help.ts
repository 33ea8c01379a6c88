/** Second sheet of the template: column, whether it must be filled, what it takes. */
export const TEMPLATE_HELP: readonly (readonly string[])[] = [
  ['column', 'required', 'what it takes'],
  ['customer_name', 'yes', 'name without digits'],
  ['customer_phone', 'yes', 'phone number, e.g. 0912048317'],
  ['dropoff_address', 'yes', 'street address with number'],
  ['unit', 'no', 'floor or flat'],
  ['building', 'no', 'name of the building'],
  ['notes', 'no', 'for the rider'],
  ['description', 'no', 'what is sent, up to 200 characters'],
  ['amount', 'yes', 'value of the items'],
  ['payment_method', 'no', 'PAID (when empty) or CASH_ON_DELIVERY'],
  ['delivery_type', 'no', 'instant (when empty) or scheduled'],
  ['delivery_date', 'when scheduled', 'YYYY-MM-DD'],
  ['delivery_time', 'when scheduled', 'HH:MM, 24 hours'],
  ['collection_point', 'no', 'id, own id or name of the outlet; the selected one when empty'],
  ['latitude', 'no', 'degrees, e.g. 25.0330; with longitude it wins over the address'],
  ['longitude', 'no', 'degrees, e.g. 121.5654'],
];
