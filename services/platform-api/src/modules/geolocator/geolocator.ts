import type { LatLng } from '@courier/api-client/order-rules';
import { taiwanAtlas, type Atlas } from './atlas';
import { ROADS } from './data/roads';
import { formatPlace, roadName, townName } from './format-address';
import { locate } from './locate';
import { matchRoads } from './match-roads';
import { houseNear, type NearestHouse } from './numbering';
import { parseAddress, type TypedAddress } from './parse-address';
import { NO_HOUSE, type Language, type LocatedPlace, type Place } from './place';
import { createPlaceIndex } from './place-index';
import { toMetres } from './plane';
import { placeOf, queryIdOf } from './query-id';
import { createRegionReader } from './region-words';
import { zipCodeOf } from './zip-codes';

export interface Suggestion {
  readonly id: string;
  readonly formattedAddress: string;
  readonly position: LatLng;
}

export interface ReverseAddress extends LatLng {
  readonly formattedAddress: string;
  readonly city: string;
  readonly zipcode: string;
  readonly street: string;
  readonly number: string;
  readonly suburb: string;
}

/** Search, details and reverse over one provider. Positions in degrees. */
export interface Geolocator {
  /** Best first, at most eight. Empty outside of what the provider covers. */
  search(query: { text: string; near?: LatLng | undefined; language: Language }): Suggestion[];
  /** Undefined for an id of another provider or of nothing. */
  details(queryId: string): LatLng | undefined;
  /** Undefined where the provider knows no place. */
  reverse(point: LatLng, language: Language): ReverseAddress | undefined;
}

const MOST_SUGGESTIONS = 8;
const STREET_REACH_METRES = 250;

/** The geolocator that needs no network: Taiwan's areas, Taipei's main roads and landmarks, and its own numbering. */
export function createEmbeddedGeolocator(atlas: Atlas = taiwanAtlas()): Geolocator {
  const findPlaces = createPlaceIndex(atlas);
  const readRegion = createRegionReader(atlas);

  const roadPlaces = (typed: TypedAddress): Scored[] => {
    const { words, town, county } = readRegion(typed.words, typed.chinese);
    const house = { lane: typed.lane, alley: typed.alley, number: typed.number, suffix: typed.suffix };
    const matches = matchRoads(typed, words);
    return matches.map(({ road, section, score }) => {
      const located = at({ kind: 'road', road, section, house });
      const there =
        town || county ? atlas.townAt(located.position.latitude, located.position.longitude) : undefined;
      const agrees =
        (town && there?.code === town.code) || (!town && county && there?.countyCode === county.code);
      return { ...located, score: score + (agrees ? 12 : town || county ? -30 : 0) };
    });
  };

  const unknownStreet = (text: string, typed: TypedAddress, near: LatLng | undefined): Scored[] => {
    const { words, town, county } = readRegion(typed.words, typed.chinese);
    const isStreet = typed.chinese ? /[路街道]$/.test(words) : /\b(rd|st|blvd|ave)\b/.test(words);
    if (!isStreet || !(typed.number || typed.lane) || text.length > 200) return [];
    const home =
      town ??
      (near && townNear(near, county?.code)) ??
      atlas.towns.find((candidate) => candidate.countyCode === county?.code);
    if (!home) return [];
    const street = typed.chinese ? words : titleCase(words);
    const house = { lane: typed.lane, alley: typed.alley, number: typed.number, suffix: typed.suffix };
    return [{ ...at({ kind: 'typed', town: home, street, section: typed.section, house }), score: 40 }];
  };

  const townNear = (near: LatLng, countyCode: string | undefined) => {
    const town = atlas.townAt(near.latitude, near.longitude);
    return town && (countyCode === undefined || town.countyCode === countyCode) ? town : undefined;
  };

  const at = (place: Place): LocatedPlace => ({ place, position: locate(atlas, place) });

  return {
    search: ({ text, near, language }) => {
      const typed = parseAddress(text);
      const streets = roadPlaces(typed);
      const found = [...streets, ...findPlaces(text).map(({ place, score }) => ({ ...at(place), score }))];
      if (!streets.some(({ score }) => score >= 60)) found.push(...unknownStreet(text, typed, near));
      const ranked = found
        .map((match) => ({ ...match, score: match.score + closeness(match.position, near) }))
        .sort((a, b) => b.score - a.score);
      const seen = new Set<string>();
      return ranked
        .map((match) => ({
          id: queryIdOf(match.place),
          formattedAddress: formatPlace(atlas, match, language),
          position: match.position,
        }))
        .filter(({ formattedAddress }) => !seen.has(formattedAddress) && seen.add(formattedAddress))
        .slice(0, MOST_SUGGESTIONS);
    },
    details: (queryId) => {
      const place = placeOf(atlas, queryId);
      return place && at(place).position;
    },
    reverse: (point, language) => {
      const town = atlas.townAt(point.latitude, point.longitude);
      if (!town) return undefined;
      const house = nearestHouse(point);
      const village = atlas.villageAt(point.latitude, point.longitude);
      const place: Place = house
        ? {
            kind: 'road',
            road: house.road,
            section: house.section,
            house: { ...NO_HOUSE, lane: house.lane, number: house.number },
          }
        : { kind: 'area', area: village ?? town };
      return {
        ...point,
        formattedAddress: formatPlace(atlas, { place, position: point }, language),
        city: townCity(atlas, town.countyCode, language),
        zipcode: zipCodeOf(town.code),
        street: place.kind === 'road' ? roadName(place, language) : '',
        number: house ? String(house.number) : '',
        suburb: townName(town, language),
      };
    },
  };
}

type Scored = LocatedPlace & { readonly score: number };

const closeness = (position: LatLng, near: LatLng | undefined): number => {
  if (!near) return 0;
  const { x, y } = toMetres(near, position);
  return 14 / (1 + Math.hypot(x, y) / 3000);
};

const titleCase = (words: string): string =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\b(Rd|St|Blvd|Ave|[NSEW])\b/g, '$1.');

const townCity = (atlas: Atlas, countyCode: string, language: Language): string => {
  const county = atlas.county(countyCode);
  return (language === 'zh' ? county?.zh : county?.en) ?? '';
};

function nearestHouse(point: LatLng): NearestHouse | undefined {
  let best: NearestHouse | undefined;
  for (const road of ROADS) {
    for (const section of road.sections) {
      const house = houseNear(road, section, point);
      if (!best || house.distanceMetres < best.distanceMetres) best = house;
    }
  }
  return best && best.distanceMetres <= STREET_REACH_METRES ? best : undefined;
}
