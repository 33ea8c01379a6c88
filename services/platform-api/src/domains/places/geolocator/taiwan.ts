import type { LatLng } from '@courier/api-client/order-rules';
import { taiwanAtlas, type Atlas } from './taiwan-address/atlas';
import type { Road, RoadSection } from './data/road';
import { ROADS } from './data/roads';
import { formatPlace, formatStreet, townName } from './taiwan-address/format-address';
import {
  MOST_SUGGESTIONS,
  type LocatedAddress,
  type Precision,
  type ReverseAddress,
  type Suggestion,
} from './geolocator';
import type { HousePositions } from './house-positions';
import { parseAddress } from './taiwan-address/parse-address';
import type { PlaceSource } from './names/place-source';
import {
  NO_HOUSE,
  placePrecision,
  withoutHouse,
  type Language,
  type LocatedPlace,
  type Place,
} from './taiwan-address/place';
import { toMetres } from '@courier/config/geometry';
import { decodeQueryId, encodeQueryId } from './taiwan-address/query-id';
import { besideLocal } from './reader-names';
import { createRegionReader } from './taiwan-address/region-words';
import { metresToStreet } from './taiwan-address/street-line';
import { createTaiwanPlaces, type Scored } from './taiwan-places';
import { findZipCode } from './taiwan-address/zip-codes';

export interface LocatedSuggestion extends Suggestion {
  readonly position: LatLng;
}

export interface TaiwanReader {
  language: Language;
  isBesideLocal: boolean;
}

interface TaiwanQuery {
  text: string;
  near?: LatLng | undefined;
}

export interface TaiwanGeolocator {
  search(source: PlaceSource, query: TaiwanQuery & TaiwanReader): Promise<LocatedSuggestion[]>;
  /** The first suggestion of `search`. */
  find(source: PlaceSource, query: TaiwanQuery): Promise<LocatedAddress | undefined>;
  details(queryId: string): LocatedAddress | undefined;
  reverse(point: LatLng, reader: TaiwanReader): ReverseAddress | undefined;
}

const STREET_REACH_METRES = 250;
/** From this score on, a road with a house number needs no name search. */
const SURE = 60;
/** @param houses null: no position is that of a house, and none counts as exact */
export function createTaiwanGeolocator(
  houses: HousePositions | null,
  atlas: Atlas = taiwanAtlas(),
): TaiwanGeolocator {
  const readRegion = createRegionReader(atlas);
  const places = createTaiwanPlaces(atlas, houses);
  const precisionAt = (place: Place): Precision => {
    if (houses) return placePrecision(place);
    const precision = placePrecision(withoutHouse(place));
    return precision === 'place' ? 'area' : precision;
  };
  const written = (located: LocatedPlace, { language, isBesideLocal }: TaiwanReader) =>
    besideLocal(
      formatPlace(atlas, located, language),
      isBesideLocal ? formatPlace(atlas, located, 'zh') : undefined,
    );
  const guesses = async (source: PlaceSource, { text, near }: TaiwanQuery): Promise<Scored[]> => {
    const typed = parseAddress(text);
    const query = { text, typed, region: readRegion(typed.words, typed.chinese) };
    const streets = places.onRoads(query);
    const isSure = streets.some(({ score }) => score >= SURE);
    const found = [...streets];
    if (!(isSure && (typed.number || typed.lane)))
      found.push(...(await places.named(source, query, streets.length > 0)));
    if (!isSure) found.push(...places.onUnknownStreet(query, near));
    return ranked(found, near);
  };
  return {
    find: async (source, query) => {
      const [best] = await guesses(source, query);
      return best && { ...best.position, precision: precisionAt(best.place) };
    },
    search: async (source, { language, isBesideLocal, ...query }) => {
      const seen = new Set<string>();
      return (await guesses(source, query))
        .map(({ place, position, isSimilar }) => ({
          id: encodeQueryId(place),
          formattedAddress: written({ place, position }, { language, isBesideLocal }),
          precision: precisionAt(place),
          ...(isSimilar ? { isSimilar } : {}),
          position,
        }))
        .filter(({ formattedAddress }) => !seen.has(formattedAddress) && seen.add(formattedAddress))
        .slice(0, MOST_SUGGESTIONS);
    },
    details: (queryId) => {
      const place = decodeQueryId(atlas, queryId);
      return place && { ...places.at(place).position, precision: precisionAt(place) };
    },
    reverse: (point, { language, isBesideLocal }) => {
      const town = atlas.townAt(point.latitude, point.longitude);
      if (!town) return undefined;
      const street = nearestStreet(point);
      const house = street && houses?.nearestOnRoad(street.section, point);
      const village = atlas.villageAt(point.latitude, point.longitude);
      const place: Place = street
        ? { kind: 'road', ...street, house: { ...NO_HOUSE, ...house } }
        : { kind: 'area', area: village ?? town };
      return {
        ...point,
        formattedAddress: written({ place, position: point }, { language, isBesideLocal }),
        city: townCity(atlas, town.countyCode, language),
        countryCode: 'TW',
        zipcode: findZipCode(town.code),
        street: place.kind === 'road' ? formatStreet({ ...place, house: NO_HOUSE }, language) : '',
        number: house ? String(house.number) : '',
        suburb: townName(town, language),
        building: '',
        precision: precisionAt(place),
      };
    },
  };
}

function ranked(found: readonly Scored[], near: LatLng | undefined): Scored[] {
  return found
    .filter(({ score }) => score > 0)
    .map((match) => ({ ...match, score: match.score + closeness(match.position, near) }))
    .sort((a, b) => b.score - a.score);
}

const closeness = (position: LatLng, near: LatLng | undefined): number => {
  if (!near) return 0;
  const [x, y] = toMetres(near, position);
  return 14 / (1 + Math.hypot(x, y) / 3000);
};

const townCity = (atlas: Atlas, countyCode: string, language: Language): string => {
  const county = atlas.county(countyCode);
  return (language === 'zh' ? county?.zh : county?.en) ?? '';
};

function nearestStreet(point: LatLng): { road: Road; section: RoadSection } | undefined {
  const streets = ROADS.flatMap((road) =>
    road.sections.map((section) => ({ road, section, metres: metresToStreet(section, point) })),
  );
  const best = streets.reduce((one, other) => (other.metres < one.metres ? other : one));
  return best.metres <= STREET_REACH_METRES ? { road: best.road, section: best.section } : undefined;
}
