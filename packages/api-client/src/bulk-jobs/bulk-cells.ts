import type { LatLng } from '../wire/fields';

/** A workbook writes a number with up to 17 digits. */
const DEGREES = /^-?\d{1,3}([.,]\d{1,20})?$/;

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
