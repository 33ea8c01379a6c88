import type { LatLng } from '../wire/fields';

/** Payment method of a cell as the wire names it, e.g. `cash on delivery` -> `CASH_ON_DELIVERY`; PAID when empty. */
export const paymentOfCell = (text: string): string =>
  text === '' ? 'PAID' : text.toUpperCase().replace(/[\s-]+/g, '_');

/** Where amounts have as many, three digits after a point are them. */
const THREE_DECIMALS = 3;

/**
 * Amount of a cell in major units; null for what is no number. A comma or a point before three digits may part
 * thousands or decimals: nobody is charged by a guess.
 * @param decimals digits after the point that amounts of the country have
 */
export function amountOfCell(text: string, decimals: number): number | null {
  if (!/^-?\d{1,12}([.,]\d{1,6})?$/.test(text)) return null;
  const isClear = decimals === THREE_DECIMALS ? !/,\d{3}$/.test(text) : !/[.,]\d{3}$/.test(text);
  return isClear ? Number(text.replace(',', '.')) : null;
}

/** Whether a cell says something that is no amount; where amounts may be missing, that is no missing one. */
export const isNoAmount = (text: string, decimals: number): boolean =>
  text !== '' && !((amountOfCell(text, decimals) ?? -1) >= 0);

/** Whether a cell names a delivery type; an empty one means instant. */
export const isDeliveryType = (text: string): boolean => /^(instant|scheduled|)$/i.test(text);

/** Whether a row is to be delivered at its date and time. */
export const isScheduledCell = (text: string): boolean => text.toLowerCase() === 'scheduled';

const DEGREES = /^-?\d{1,3}([.,]\d{1,15})?$/;

const degreesOfCell = (text: string, most: number): number | null => {
  const degrees = DEGREES.test(text) ? Number(text.replace(',', '.')) : null;
  return degrees !== null && Math.abs(degrees) <= most ? degrees : null;
};

/**
 * The place that the two cells of a row name, in degrees.
 * @returns null when both are empty, `wrong` when they name no place on earth or only half of one
 */
export function placeOfCells(latitudeText: string, longitudeText: string): LatLng | 'wrong' | null {
  if (latitudeText === '' && longitudeText === '') return null;
  const latitude = degreesOfCell(latitudeText, 90);
  const longitude = degreesOfCell(longitudeText, 180);
  return latitude === null || longitude === null ? 'wrong' : { latitude, longitude };
}
