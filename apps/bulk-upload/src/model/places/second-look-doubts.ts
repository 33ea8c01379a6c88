import { distanceMetres, isExactPlace } from '@courier/api-client/order-rules';
import type { AddressWords } from './address-words';
import { formatPoint, type PlaceDoubt, type PlaceSubject, type SecondLook } from './place-doubt';

/** A house is found within this distance by every look-up. */
const HOUSE_METRES = 300;
/** From the middle of a street to its ends. */
const STREET_METRES = 2500;
/** From the middle of a town to its edge. */
const TOWN_METRES = 25_000;

/**
 * How far a right place may be from the second answer. Two look-ups of one address have to agree; a point of the file
 * is compared as closely as the look-up knows the address.
 */
function allowedMetres({ source }: PlaceSubject, precision: string): number {
  if (isExactPlace(precision)) return HOUSE_METRES;
  if (precision === 'street') return source === 'lookup' ? HOUSE_METRES : STREET_METRES;
  return source === 'lookup' && precision === 'approximate' ? HOUSE_METRES : TOWN_METRES;
}

/** Evidence of a second look-up of the address, and of a look-up of the point. */
export function listSecondLookDoubts(
  subject: PlaceSubject,
  { postalCode: written }: AddressWords,
  secondLook: SecondLook,
): PlaceDoubt[] {
  const { position, address } = subject;
  if (!position) return [];
  const doubts: PlaceDoubt[] = [];
  const second = secondLook.get(address);
  if (second) {
    const metres = distanceMetres(position, second);
    if (metres > allowedMetres(subject, second.precision)) doubts.push({ kind: 'elsewhere', metres });
  }
  const found = secondLook.get(formatPoint(position))?.zipcode ?? '';
  const isComparable = written !== '' && found !== '';
  // One of them may have only the digits of the district.
  if (isComparable && !written.startsWith(found) && !found.startsWith(written))
    doubts.push({ kind: 'postal-code', written, found });
  return doubts;
}
