import type { BenchRow } from '../bench/bench';
import type { DoubtsByRow, PlaceSource, PlaceSubject } from './place-doubt';
import type { RowPlace } from '../bench/row-place';

/** Groups of rows whose place needs a look or had one, in the order of the list. */
export const PIN_GROUPS = ['suspect', 'rough', 'missing', 'done'] as const;
export type PinGroup = (typeof PIN_GROUPS)[number];

export interface PinReview {
  doubts: DoubtsByRow;
  /**
   * Row indexes. `suspect`: there is evidence against the pin. `rough`: known by street or town only, without such
   * evidence. `missing`: the pin has to be set by hand. `done`: set or confirmed by the user.
   */
  groups: Readonly<Record<PinGroup, readonly number[]>>;
}

const isEdited = ({ values, original }: BenchRow): boolean =>
  values.latitude !== original.latitude || values.longitude !== original.longitude;

function placeSource(row: BenchRow): PlaceSource {
  if (isEdited(row)) return 'user';
  return row.values.latitude === '' && row.values.longitude === '' ? 'lookup' : 'file';
}

/** Rows that are left out or not looked up yet have no place to check. */
export const listPlaceSubjects = (
  rows: readonly BenchRow[],
  findPlace: (row: BenchRow) => RowPlace,
  readAddress: (row: BenchRow) => string,
): PlaceSubject[] =>
  rows.flatMap((row, index) => {
    if (row.leftOut) return [];
    const { position, certainty } = findPlace(row);
    if (certainty === 'unknown') return [];
    const source = placeSource(row);
    return [{ row: index, number: row.number, address: readAddress(row), position, certainty, source }];
  });

export function groupPins(subjects: readonly PlaceSubject[], doubts: DoubtsByRow): PinReview {
  const groups: Record<PinGroup, number[]> = { suspect: [], rough: [], missing: [], done: [] };
  for (const { row, certainty, source } of subjects) {
    if (certainty === 'none' || certainty === 'outside') groups.missing.push(row);
    else if (doubts.has(row)) groups.suspect.push(row);
    else if (certainty === 'doubtful') groups.rough.push(row);
    else if (source === 'user') groups.done.push(row);
  }
  return { doubts, groups };
}

/** Rows whose pins can be confirmed together: those without evidence against them, then those with. */
export const confirmableRows = ({ groups: { rough, suspect } }: PinReview): readonly number[] =>
  rough.length > 0 ? rough : suspect;

export const pinsToCheck = ({ groups: { suspect, rough, missing } }: PinReview): number =>
  suspect.length + rough.length + missing.length;
