import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '@courier/api-client/order-rules';
import { change, type Bench, type BenchRow, type CellChange } from '../../model/bench/bench';
import { findPlaceDoubts } from '../../model/places/find-place-doubts';
import { groupPins, listPlaceSubjects, type PinReview } from '../../model/places/pin-review';
import type { PlaceSubject, SecondLook } from '../../model/places/place-doubt';
import type { Certainty, RowPlace } from '../../model/bench/row-place';
import type { RowChecks } from './row-facts';

interface PinState {
  bench: Bench;
  secondLook: SecondLook | null;
}

/** Decimal places of a degree; the fifth is about a metre. */
const PIN_DIGITS = 6;

/** Coordinates take precedence over the address of a row. */
function pinChanges(
  row: number,
  { latitude, longitude }: LatLng,
  before: BenchRow | undefined,
): CellChange[] {
  const written = (digits: number) => [latitude.toFixed(digits), longitude.toFixed(digits)] as const;
  const [first] = written(PIN_DIGITS);
  // A confirmed pin of the file gets one more digit, because an unchanged cell does not differ from a read one.
  const [latitudeText, longitudeText] = written(
    first === before?.original.latitude ? PIN_DIGITS + 1 : PIN_DIGITS,
  );
  return [
    { row, column: 'latitude', text: latitudeText },
    { row, column: 'longitude', text: longitudeText },
  ];
}

const NO_PINS: PinReview = {
  doubts: new Map(),
  groups: { suspect: [], rough: [], missing: [], done: [] },
};

/** How sure the places of the rows are, computed again when a row or the second look-up changes. */
export function createBenchPins(
  state: Pick<StoreApi<PinState>, 'getState'>,
  { table, rules: { country } }: Pick<RowChecks, 'table' | 'rules'>,
  findPlace: (row: BenchRow) => RowPlace,
  set: (step: (bench: Bench) => Bench) => void,
) {
  const placeSubjects = (): PlaceSubject[] =>
    listPlaceSubjects(state.getState().bench.rows, findPlace, ({ values }) => values[table.place]);
  let reviewed: { rows: Bench['rows']; secondLook: SecondLook | null; review: PinReview } | null = null;

  function reviewPins(): PinReview {
    if (table.kind !== 'orders') return NO_PINS;
    const { bench, secondLook } = state.getState();
    const { rows } = bench;
    if (reviewed?.rows === rows && reviewed.secondLook === secondLook) return reviewed.review;
    const subjects = placeSubjects();
    const review = groupPins(subjects, findPlaceDoubts(subjects, { country, secondLook }));
    reviewed = { rows, secondLook, review };
    return review;
  }

  return {
    placeSubjects,
    reviewPins,
    /** The certainty of a location, with the evidence against it. */
    findCertainty(index: number): Certainty {
      const row = state.getState().bench.rows[index];
      if (!row) return 'unknown';
      return reviewPins().groups.suspect.includes(index) ? 'suspect' : findPlace(row).certainty;
    },
    movePin: (row: number, position: LatLng) =>
      set((bench) => change(bench, pinChanges(row, position, bench.rows[row]))),
    /** Confirms the pins of rows where they are, as one step. */
    confirmPins: (rows: readonly number[]) =>
      set((bench) =>
        change(
          bench,
          rows.flatMap((row) => {
            const found = bench.rows[row];
            const position = found ? findPlace(found).position : null;
            return position ? pinChanges(row, position, found) : [];
          }),
        ),
      ),
  };
}
