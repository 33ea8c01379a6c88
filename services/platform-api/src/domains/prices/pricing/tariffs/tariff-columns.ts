/** One line says one part of a tariff; lines of the same country, city and vendor are one tariff. */
export const TARIFF_COLUMNS = [
  'country',
  'city',
  'vendor',
  'part',
  'name',
  'from_km',
  'to_km',
  'per',
  'amount',
  'percent',
  'when',
  'days',
  'hours',
  'mode',
] as const;

/** A tariff by vehicle would hold for no order: an order on the wire does not name one. */
export const VEHICLE_COLUMN = 'vehicle';

export const TARIFF_PARTS = [
  'base',
  'distance',
  'minimum',
  'surcharge',
  'cash',
  'tax',
  'rounding',
  'return',
] as const;
export type TariffPart = (typeof TARIFF_PARTS)[number];
export type TariffColumn = (typeof TARIFF_COLUMNS)[number];

/** Columns that each part uses; another filled one is a mistake that would have no effect. */
export const PART_COLUMNS: Readonly<Record<TariffPart, readonly TariffColumn[]>> = {
  base: ['amount'],
  distance: ['from_km', 'to_km', 'per', 'amount'],
  minimum: ['amount'],
  surcharge: ['name', 'amount', 'percent', 'when', 'days', 'hours'],
  cash: ['amount'],
  tax: ['percent', 'mode'],
  rounding: ['amount', 'mode'],
  return: ['amount', 'percent'],
};
