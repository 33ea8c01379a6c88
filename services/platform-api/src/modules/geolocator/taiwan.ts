import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../db/database';
import { taiwanAtlas, type Atlas } from './atlas';
import { ROADS } from './data/roads';
import { foldText, isChinese } from './fold';
import { formatPlace, roadName, townName } from './format-address';
import { MOST_SUGGESTIONS, type LocatedAddress, type ReverseAddress, type Suggestion } from './geolocator';
import { locate } from './locate';
import { matchRoads, sectionsFor } from './match-roads';
import { findNames } from './names/find-names';
import { houseNear, type NearestHouse } from './numbering';
import { parseAddress, type TypedAddress } from './parse-address';
import { NO_HOUSE, precisionOf, type Language, type LocatedPlace, type Place } from './place';
import { namedPlace } from './place-id';
import { toMetres } from './plane';
import { placeOf, queryIdOf } from './query-id';
import { createRegionReader, type RegionSplit } from './region-words';
import { zipCodeOf } from './zip-codes';

export interface LocatedSuggestion extends Suggestion {
  readonly position: LatLng;
}

/** Taiwan's part of the embedded geolocator. */
export interface TaiwanGeolocator {
  search(
    db: Db,
    query: { text: string; near?: LatLng | undefined; language: Language },
  ): Promise<LocatedSuggestion[]>;
  details(queryId: string): LocatedAddress | undefined;
  reverse(point: LatLng, language: Language): ReverseAddress | undefined;
}

const STREET_REACH_METRES = 250;
/** A road that fits so well and carries a house needs no names beside it. */
const SURE = 60;
/** Above names that only resemble the typed street. */
const UNKNOWN_STREET = 75;
/** Below it a name only resembles what was typed. */
const HOLDS = 50;
const AREA_BONUS = { county: 6, town: 10, village: -14 } as const;
const LANDMARK_BONUS = 6;

type Scored = LocatedPlace & { readonly score: number };

/** Areas down to villages and landmarks by the index of names, Taipei's main roads house by house, other streets by their town. */
export function createTaiwanGeolocator(atlas: Atlas = taiwanAtlas()): TaiwanGeolocator {
  const readRegion = createRegionReader(atlas);
  const at = (place: Place): LocatedPlace => ({ place, position: locate(atlas, place) });

  const agreement = (position: LatLng, { town, county }: RegionSplit): number => {
    if (!town && !county) return 0;
    const there = atlas.townAt(position.latitude, position.longitude);
    const agrees = town ? there?.code === town.code : there?.countyCode === county?.code;
    return agrees ? 12 : -30;
  };

  const roadPlaces = (typed: TypedAddress, region: RegionSplit): Scored[] =>
    matchRoads(typed, region.words).map(({ road, section, score }) => {
      const located = at({ kind: 'road', road, section, house: houseOf(typed) });
      return { ...located, score: score + agreement(located.position, region) };
    });

  const namedPlaces = async (
    db: Db,
    text: string,
    typed: TypedAddress,
    region: RegionSplit,
    hasRoads: boolean,
  ): Promise<Scored[]> => {
    const whole = squeezed(foldText(text));
    const words = squeezed(region.words);
    const ofRegion = region.town ?? region.county;
    const found: Scored[] =
      words === '' && ofRegion ? [{ ...at({ kind: 'area', area: ofRegion }), score: 110 }] : [];
    const matches = await findNames(db, 'TW', whole, { mistyped: whole === words });
    if (words !== whole) matches.push(...(await findNames(db, 'TW', words, { mistyped: true })));
    for (const { placeIds, score } of matches) {
      for (const placeId of placeIds) found.push(...placesOf(placeId, score, typed, region, hasRoads));
    }
    return found;
  };

  const placesOf = (
    placeId: string,
    score: number,
    typed: TypedAddress,
    region: RegionSplit,
    hasRoads: boolean,
  ): Scored[] => {
    const named = namedPlace(atlas, placeId);
    if (!named || named.kind === 'city') return [];
    if (named.kind === 'area') {
      const located = at(named);
      const agreed = agreement(located.position, region);
      // Mistyped and elsewhere at once is too far from what was typed.
      if (agreed < 0 && score < HOLDS) return [];
      const bonus = AREA_BONUS[named.area.kind] + agreed;
      return [{ ...located, score: score + bonus }];
    }
    if (named.kind === 'landmark') return [{ ...at(named), score: score + LANDMARK_BONUS }];
    // Roads that fit letter by letter are found without the index; it adds mistyped ones.
    if (hasRoads) return [];
    return sectionsFor(named.road, typed.section, typed.lane || typed.number).map((section) => {
      const located = at({ kind: 'road', road: named.road, section, house: houseOf(typed) });
      return { ...located, score: score + agreement(located.position, region) };
    });
  };

  const unknownStreet = (
    text: string,
    typed: TypedAddress,
    { words, town, county }: RegionSplit,
    near: LatLng | undefined,
  ): Scored[] => {
    const isStreet = typed.chinese ? /[路街道]$/.test(words) : /\b(rd|st|blvd|ave)\b/.test(words);
    if (!isStreet || !(typed.number || typed.lane) || text.length > 200) return [];
    const home =
      town ??
      (near && townNear(near, county?.code)) ??
      atlas.towns.find((candidate) => candidate.countyCode === county?.code);
    if (!home) return [];
    const street = typed.chinese ? words : titleCase(words);
    const place: Place = { kind: 'typed', town: home, street, section: typed.section, house: houseOf(typed) };
    return [{ ...at(place), score: UNKNOWN_STREET }];
  };

  const townNear = (near: LatLng, countyCode: string | undefined) => {
    const town = atlas.townAt(near.latitude, near.longitude);
    return town && (countyCode === undefined || town.countyCode === countyCode) ? town : undefined;
  };

  return {
    search: async (db, { text, near, language }) => {
      const typed = parseAddress(text);
      const region = readRegion(typed.words, typed.chinese);
      const streets = roadPlaces(typed, region);
      const isSure = streets.some(({ score }) => score >= SURE);
      const found = [...streets];
      if (!(isSure && (typed.number || typed.lane)))
        found.push(...(await namedPlaces(db, text, typed, region, streets.length > 0)));
      if (!isSure) found.push(...unknownStreet(text, typed, region, near));
      const ranked = found
        .filter(({ score }) => score > 0)
        .map((match) => ({ ...match, score: match.score + closeness(match.position, near) }))
        .sort((a, b) => b.score - a.score);
      const seen = new Set<string>();
      return ranked
        .map(({ place, position }) => ({
          id: queryIdOf(place),
          formattedAddress: formatPlace(atlas, { place, position }, language),
          precision: precisionOf(place),
          position,
        }))
        .filter(({ formattedAddress }) => !seen.has(formattedAddress) && seen.add(formattedAddress))
        .slice(0, MOST_SUGGESTIONS);
    },
    details: (queryId) => {
      const place = placeOf(atlas, queryId);
      return place && { ...at(place).position, precision: precisionOf(place) };
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
        countryCode: 'TW',
        zipcode: zipCodeOf(town.code),
        street: place.kind === 'road' ? roadName(place, language) : '',
        number: house ? String(house.number) : '',
        suburb: townName(town, language),
        building: '',
        precision: precisionOf(place),
      };
    },
  };
}

const houseOf = ({ lane, alley, number, suffix }: TypedAddress) => ({ lane, alley, number, suffix });

const squeezed = (folded: string): string => (isChinese(folded) ? folded.replace(/ /g, '') : folded);

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
