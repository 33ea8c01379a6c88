import { distance, toMetres } from '@courier/config/geometry';
import type {
  LocalNames,
  LocalPlace,
} from '../../services/platform-api/src/domains/places/geolocator/local/place-file';
import { lineMiddle, pickNames, type OsmObject, type Spot } from './osm-object';

const CITIES = new Set(['city', 'town', 'municipality']);
const QUARTERS = new Set([
  'suburb',
  'quarter',
  'neighbourhood',
  'village',
  'hamlet',
  'borough',
  'city_block',
]);
/** Maximum distance from a place to its city or quarter. */
const CITY_METRES = 30_000;
const QUARTER_METRES = 4000;
/** Maximum distance between pieces of one street. */
const ONE_STREET_METRES = 1500;
const POINTS = ['amenity', 'shop', 'tourism', 'office', 'leisure', 'building', 'railway', 'public_transport'];

interface Known {
  at: Spot;
  names: LocalNames;
}

interface RowsOptions {
  languages: ReadonlySet<string>;
  countryAt(at: Spot): string;
}

const asLatLng = ([latitude, longitude]: Spot) => ({ latitude, longitude });
const metresBetween = (a: Spot, b: Spot) => distance([0, 0], toMetres(asLatLng(a), asLatLng(b)));
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** An extract's index: cities, quarters, merged streets, numbered houses, and other named places. */
export function placeRows(
  objects: readonly OsmObject[],
  { languages, countryAt }: RowsOptions,
): LocalPlace[] {
  const named = objects.map((object) => ({
    object,
    names: pickNames(object.tags, languages),
    at: lineMiddle(object),
  }));
  const listKnownPlaces = (places: ReadonlySet<string>): Known[] =>
    named.flatMap(({ object, names, at }) =>
      names && places.has(object.tags['place'] ?? '') ? [{ at, names }] : [],
    );
  const nearestCity = createNearestSearch(listKnownPlaces(CITIES), CITY_METRES);
  const nearestQuarter = createNearestSearch(listKnownPlaces(QUARTERS), QUARTER_METRES);
  const toPlaceRow = (
    object: OsmObject,
    kind: LocalPlace['kind'],
    names: LocalNames,
    at: Spot,
  ): LocalPlace => {
    const city = kind === 'city' ? undefined : nearestCity(at);
    const quarter = kind === 'city' || kind === 'quarter' ? undefined : nearestQuarter(at);
    const postcode = object.tags['addr:postcode'] ?? object.tags['postal_code'];
    return {
      type: object.type,
      id: object.id,
      at: [rounded(at[0]), rounded(at[1])],
      kind,
      names,
      country: object.tags['addr:country']?.toUpperCase() ?? countryAt(at),
      ...(city ? { city } : {}),
      ...(quarter ? { quarter } : {}),
      ...(postcode === undefined ? {} : { postcode }),
    };
  };
  const streets = joinStreets(
    named.flatMap(({ object, names }) => (names ? [{ object, names }] : [])),
    toPlaceRow,
  );
  const streetNames = new Map(streets.map(({ names }) => [names['local'], names]));
  return oncePerObject([
    ...named.flatMap(({ object, names, at }) => {
      const place = object.tags['place'] ?? '';
      if (!names || !(CITIES.has(place) || QUARTERS.has(place))) return [];
      return [toPlaceRow(object, CITIES.has(place) ? 'city' : 'quarter', names, at)];
    }),
    ...streets,
    ...named.flatMap(({ object, at }) => {
      const [number, street] = [object.tags['addr:housenumber'], object.tags['addr:street']];
      if (number === undefined || street === undefined) return [];
      return [{ ...toPlaceRow(object, 'house', streetNames.get(street) ?? { local: street }, at), number }];
    }),
    ...named.flatMap(({ object, names, at }) =>
      names && POINTS.some((key) => object.tags[key] !== undefined)
        ? [toPlaceRow(object, 'point', names, at)]
        : [],
    ),
  ]);
}

/** A closed way is exported as a line and as an area. */
const oncePerObject = (rows: readonly LocalPlace[]): LocalPlace[] => [
  ...new Map(rows.map((row) => [`${row.type}${row.id} ${row.kind}`, row])).values(),
];

/** Degrees of a search cell; neighbouring cells are searched too. */
const CELL = 0.3;
const spotCell = ([latitude, longitude]: Spot) =>
  [Math.round(latitude / CELL), Math.round(longitude / CELL)] as const;

function createNearestSearch(
  known: readonly Known[],
  farthest: number,
): (at: Spot) => LocalNames | undefined {
  const cells = new Map<string, Known[]>();
  for (const one of known) {
    const key = spotCell(one.at).join(' ');
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  return (at) => {
    const [row, column] = spotCell(at);
    let best: { metres: number; names: LocalNames } | undefined;
    for (const down of [-1, 0, 1])
      for (const across of [-1, 0, 1])
        for (const one of cells.get(`${row + down} ${column + across}`) ?? []) {
          const metres = metresBetween(at, one.at);
          if (metres <= farthest && (!best || metres < best.metres)) best = { metres, names: one.names };
        }
    return best?.names;
  };
}

type NamedWay = { object: OsmObject; names: LocalNames };
type RowOf = (object: OsmObject, kind: 'street', names: LocalNames, at: Spot) => LocalPlace;

/** Joins street pieces, which OpenStreetMap cuts at every crossing. */
function joinStreets(named: readonly NamedWay[], readRow: RowOf): LocalPlace[] {
  const byName = new Map<string, NamedWay[][]>();
  for (const way of named) {
    if (way.object.tags['highway'] === undefined || way.object.line.length < 2 || way.object.isArea) continue;
    const name = way.names['local'] ?? '';
    const streets = byName.get(name) ?? [];
    byName.set(name, streets);
    const near = streets.find((pieces) => pieces.some((piece) => isNear(piece.object, way.object)));
    if (near) near.push(way);
    else streets.push([way]);
  }
  return [...byName.values()].flat().map((pieces) => {
    const longest = [...pieces].sort((a, b) => lineLength(b.object) - lineLength(a.object))[0] as NamedWay;
    const names = Object.assign({}, ...pieces.map((piece) => piece.names), longest.names) as LocalNames;
    const row = readRow(longest.object, 'street', names, lineMiddle(longest.object));
    return {
      ...row,
      lines: pieces.map(({ object }) => object.line.flatMap(([lat, lon]) => [rounded(lat), rounded(lon)])),
    };
  });
}

const ends = ({ line }: OsmObject): Spot[] => [line[0] as Spot, line.at(-1) as Spot];
const isNear = (a: OsmObject, b: OsmObject) =>
  ends(a).some((one) => ends(b).some((other) => metresBetween(one, other) < ONE_STREET_METRES));
const lineLength = ({ line }: OsmObject) =>
  line.slice(1).reduce((sum, point, index) => sum + metresBetween(line[index] as Spot, point), 0);
