import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { houseSteps, isOtherStreet, type AddressWords } from './address-words';
import type { PlaceDoubt, PlaceSubject } from './place-doubt';

/** A subject with a position and its address split into words. */
export interface PlacedAddress {
  subject: PlaceSubject;
  position: LatLng;
  address: AddressWords;
}

/** Rows of a group among which neighbours are looked for, at most. */
const MOST_COMPARED = 60;
/** Neighbours that a row is compared with: those with the nearest house numbers. */
const NEAREST = 4;
/** Between two houses of one street: this much, and this much more for each house number between them. */
const SAME_HOUSE_METRES = 250;
const NUMBER_METRES = 15;
/** House numbers that are further apart are not compared. */
const MOST_STEPS = 60;
/** Houses further apart do not share a building. */
const BUILDING_STEPS = 20;
/** One building has one postal code here. */
const BUILDING_CODE_DIGITS: Readonly<Partial<Record<string, number>>> = { SG: 6 };
/** Digits of the area of a postal code, where it has more. */
const AREA_DIGITS: Readonly<Partial<Record<string, number>>> = { SG: 2, TW: 3 };
const AREA_METRES = 2000;
const FAR_METRES = 10_000;
/** Fewer rows have no typical distance. */
const FEWEST_ROWS = 4;
/** A row is an outlier beyond this many times the typical distance. */
const OUTLIER_FACTOR = 4;

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** Distance of each row to the middle of all, and the distance from which on a row is an outlier. */
function measureSpread(rows: readonly PlacedAddress[], leastMetres: number) {
  const middle = {
    latitude: quantile(ascending(rows.map(({ position }) => position.latitude)), 0.5),
    longitude: quantile(ascending(rows.map(({ position }) => position.longitude)), 0.5),
  };
  const distances = rows.map(({ position }) => distanceMetres(position, middle));
  return {
    distances,
    limitMetres: Math.max(leastMetres, OUTLIER_FACTOR * quantile(ascending(distances), 0.6)),
  };
}

export type AddDoubt = (subject: PlaceSubject, doubt: PlaceDoubt) => void;

/** Rows that are far from where most rows of the group are. */
function addOutliers(
  rows: readonly PlacedAddress[],
  leastMetres: number,
  kind: 'far' | 'postal-area',
  add: AddDoubt,
): void {
  if (rows.length < FEWEST_ROWS) return;
  const { distances, limitMetres } = measureSpread(rows, leastMetres);
  for (const [index, { subject }] of rows.entries()) {
    const metres = distances[index] ?? 0;
    if (metres > limitMetres) add(subject, { kind, metres });
  }
}

export const addFarRows = (rows: readonly PlacedAddress[], add: AddDoubt): void =>
  addOutliers(rows, FAR_METRES, 'far', add);

export function addPostalOutliers(rows: readonly PlacedAddress[], country: string, add: AddDoubt): void {
  const coded = rows.filter(({ address }) => address.postalCode !== '');
  const digits = AREA_DIGITS[country];
  for (const group of groupBy(coded, ({ address }) => address.postalCode.slice(0, digits)).values())
    addOutliers(group, AREA_METRES, 'postal-area', add);
  const buildingDigits = BUILDING_CODE_DIGITS[country];
  if (buildingDigits === undefined) return;
  const buildings = coded.filter(({ address }) => address.postalCode.length === buildingDigits);
  for (const group of groupBy(buildings, ({ address }) => address.postalCode).values())
    addDistantNeighbours(group, () => SAME_HOUSE_METRES, add);
}

/** Rows of one street whose house numbers are near, but not their pins. */
export function addDistantHouses(rows: readonly PlacedAddress[], add: AddDoubt): void {
  for (const street of groupBy(rows, ({ address }) => address.words).values())
    addDistantNeighbours(
      street,
      (one, other) => {
        const steps = houseSteps(one.address, other.address);
        return steps === null || steps > MOST_STEPS ? null : SAME_HOUSE_METRES + steps * NUMBER_METRES;
      },
      add,
    );
}

/** Marks rows that contradict more than half of their nearest neighbours. */
function addDistantNeighbours(
  rows: readonly PlacedAddress[],
  allowedMetres: (one: PlacedAddress, other: PlacedAddress) => number | null,
  add: AddDoubt,
): void {
  const step = Math.ceil(rows.length / MOST_COMPARED);
  const compared = rows.filter((_, index) => index % step === 0);
  for (const row of rows) {
    const neighbours = compared
      .flatMap((other) => {
        const allowed = other === row ? null : allowedMetres(row, other);
        return allowed === null ? [] : [{ other, allowed }];
      })
      .sort((one, other) => one.allowed - other.allowed)
      .slice(0, NEAREST)
      .map((each) => ({ ...each, metres: distanceMetres(row.position, each.other.position) }));
    const distant = neighbours.filter(({ metres, allowed }) => metres > allowed);
    const [first] = distant;
    if (first && distant.length * 2 > neighbours.length)
      add(row.subject, { kind: 'apart', metres: first.metres, number: first.other.subject.number });
  }
}

/** Different addresses with one pin. The middle of a street is the pin of all its houses. */
export function addSharedPins(rows: readonly PlacedAddress[], add: AddDoubt): void {
  const byPin = groupBy(
    rows,
    ({ position: { latitude, longitude } }) => `${latitude.toFixed(5)} ${longitude.toFixed(5)}`,
  );
  for (const group of byPin.values()) {
    for (const row of group) {
      const other = group.find((each) => {
        if (isOtherStreet(each.address, row.address)) return true;
        const steps = houseSteps(each.address, row.address) ?? 0;
        return row.subject.certainty === 'exact' && steps > BUILDING_STEPS;
      });
      if (other) add(row.subject, { kind: 'same-pin', number: other.subject.number });
    }
  }
}
