import type { LatLng } from '../wire/fields';

/** A workbook writes a number with up to 17 digits. */
const DEGREES = /^-?\d{1,3}([.,]\d{1,20})?$/;

const degreesOfCell = (text: string, most: number): number | null => {
  const degrees = DEGREES.test(text) ? Number(text.replace(',', '.')) : null;
  return degrees !== null && Math.abs(degrees) <= most ? degrees : null;
};

/**
 * The point in the latitude and longitude cells, in degrees.
 * @returns null when both are empty, `wrong` when out of range or when one is missing
 */
export function placeOfCells(latitudeText: string, longitudeText: string): LatLng | 'wrong' | null {
  if (latitudeText === '' && longitudeText === '') return null;
  const latitude = degreesOfCell(latitudeText, 90);
  const longitude = degreesOfCell(longitudeText, 180);
  return latitude === null || longitude === null ? 'wrong' : { latitude, longitude };
}
