import { readAddressWords } from './address-words';
import {
  addDistantHouses,
  addFarRows,
  addPostalOutliers,
  addSharedPins,
  type AddDoubt,
  type PlacedAddress,
} from './neighbour-doubts';
import type { DoubtsByRow, PlaceDoubt, PlaceSubject, SecondLook } from './place-doubt';
import { listSecondLookDoubts } from './second-look-doubts';

/**
 * Finds the rows whose place contradicts other evidence: a second look-up, the postal code at the pin, and the other
 * rows of the file. A pin that the user placed is evidence for others and is not doubted itself.
 * @param secondLook null: not looked up again
 */
export function findPlaceDoubts(
  subjects: readonly PlaceSubject[],
  { country, secondLook }: { country: string; secondLook: SecondLook | null },
): DoubtsByRow {
  const doubts = new Map<number, PlaceDoubt[]>();
  const add: AddDoubt = ({ row, source }, doubt) => {
    if (source !== 'user') doubts.set(row, [...(doubts.get(row) ?? []), doubt]);
  };
  const placed = subjects.flatMap((subject): PlacedAddress[] => {
    const { position, certainty } = subject;
    // The middle of a town is no place of a house.
    if (!position || certainty === 'none' || certainty === 'unknown') return [];
    return [{ subject, position, address: readAddressWords(subject.address) }];
  });
  if (secondLook)
    for (const { subject, address } of placed)
      for (const doubt of listSecondLookDoubts(subject, address, secondLook)) add(subject, doubt);
  addDistantHouses(placed, add);
  addSharedPins(placed, add);
  addPostalOutliers(placed, country, add);
  addFarRows(placed, add);
  return doubts;
}
