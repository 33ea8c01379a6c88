import type { LatLng } from '@courier/api-client/order-rules';
import type { Atlas } from './taiwan-address/atlas';
import type { Road, RoadSection } from './data/road';
import { foldText, isChinese } from './taiwan-address/fold';
import type { HousePositions } from './house-positions';
import { locate } from './locate';
import { matchRoads, sectionsFor } from './taiwan-address/match-roads';
import { findNames } from './names/find-names';
import type { PlaceSource } from './names/place-source';
import type { TypedAddress } from './taiwan-address/parse-address';
import type { LocatedPlace, Place } from './taiwan-address/place';
import { namedPlace } from './taiwan-address/place-id';
import type { RegionSplit } from './taiwan-address/region-words';

/** Ranks above names that only resemble the typed street. */
const UNKNOWN_STREET = 75;
/** Below this score a name only resembles the typed text. */
const HOLDS = 50;
const AREA_BONUS = { county: 6, town: 10, village: -14 } as const;
const LANDMARK_BONUS = 6;

interface Query {
  readonly text: string;
  readonly typed: TypedAddress;
  readonly region: RegionSplit;
}

export type Scored = LocatedPlace & { readonly score: number; readonly isSimilar?: boolean };

export interface TaiwanPlaces {
  at(place: Place): LocatedPlace;
  /** Addresses on Taipei's main roads. */
  onRoads(query: Query): Scored[];
  /** Areas, landmarks and, unless `hasRoads`, mistyped roads from the name index. */
  named(places: PlaceSource, query: Query, hasRoads: boolean): Promise<Scored[]>;
  /** An unknown street in the typed or a nearby town. */
  onUnknownStreet(query: Query, near: LatLng | undefined): Scored[];
}

export function createTaiwanPlaces(atlas: Atlas, houses: HousePositions | null): TaiwanPlaces {
  const toLocatedPlace = (place: Place): LocatedPlace => ({
    place,
    position: locate(houses, place),
  });
  const onRoad = (road: Road, section: RoadSection, { typed, region }: Query, score: number): Scored => {
    const located = toLocatedPlace({ kind: 'road', road, section, house: pickHouse(typed) });
    return { ...located, score: score + agreement(atlas, located.position, region) };
  };

  const ofName = (placeId: string, score: number, query: Query, hasRoads: boolean): Scored[] => {
    const named = namedPlace(atlas, placeId);
    if (!named || named.kind === 'city') return [];
    if (named.kind === 'area') {
      const located = toLocatedPlace(named);
      const agreed = agreement(atlas, located.position, query.region);
      // A mistyped name in another region is too far from the query.
      if (agreed < 0 && score < HOLDS) return [];
      return [{ ...located, score: score + AREA_BONUS[named.area.kind] + agreed }];
    }
    if (named.kind === 'landmark') {
      const located = toLocatedPlace(named);
      const agreed = agreement(atlas, located.position, query.region);
      return agreed < 0 ? [] : [{ ...located, score: score + LANDMARK_BONUS + agreed }];
    }
    // Exact road matches come from `onRoads`; the index only adds mistyped ones.
    if (hasRoads) return [];
    const { section, lane, number } = query.typed;
    return sectionsFor(named.road, section, lane || number).map((one) =>
      onRoad(named.road, one, query, score),
    );
  };

  return {
    at: toLocatedPlace,
    onRoads: (query) =>
      matchRoads(query.typed, query.region.words).map(({ road, section, score }) =>
        onRoad(road, section, query, score),
      ),
    named: async (places, query, hasRoads) => {
      const whole = squeezed(foldText(query.text));
      const words = squeezed(query.region.words);
      const ofRegion = query.region.town ?? query.region.county;
      const found: Scored[] =
        words === '' && ofRegion ? [{ ...toLocatedPlace({ kind: 'area', area: ofRegion }), score: 110 }] : [];
      const matches = await findNames(places, 'TW', whole, { mistyped: whole === words || words === '' });
      if (words !== whole) matches.push(...(await findNames(places, 'TW', words, { mistyped: true })));
      for (const { placeIds, score, isSimilar } of matches) {
        for (const placeId of placeIds)
          found.push(...ofName(placeId, score, query, hasRoads).map((one) => ({ ...one, isSimilar })));
      }
      // Falls back to the named city if the rest is unknown.
      if (found.length === 0 && ofRegion)
        found.push({ ...toLocatedPlace({ kind: 'area', area: ofRegion }), score: HOLDS, isSimilar: true });
      return found;
    },
    onUnknownStreet: ({ text, typed, region: { words, town, county } }, near) => {
      const isStreet = typed.chinese ? /[路街道]$/.test(words) : /\b(rd|st|blvd|ave)\b/.test(words);
      if (!isStreet || !(typed.number || typed.lane) || text.length > 200) return [];
      const home =
        town ??
        (near && townNear(atlas, near, county?.code)) ??
        atlas.towns.find((candidate) => candidate.countyCode === county?.code);
      if (!home) return [];
      const street = typed.chinese ? words : titleCase(words);
      const place: Place = {
        kind: 'typed',
        town: home,
        street,
        section: typed.section,
        house: pickHouse(typed),
      };
      return [{ ...toLocatedPlace(place), score: UNKNOWN_STREET }];
    },
  };
}

function agreement(atlas: Atlas, position: LatLng, { town, county }: RegionSplit): number {
  if (!town && !county) return 0;
  const there = atlas.townAt(position.latitude, position.longitude);
  const agrees = town ? there?.code === town.code : there?.countyCode === county?.code;
  return agrees ? 12 : -30;
}

function townNear(atlas: Atlas, near: LatLng, countyCode: string | undefined) {
  const town = atlas.townAt(near.latitude, near.longitude);
  return town && (countyCode === undefined || town.countyCode === countyCode) ? town : undefined;
}

const pickHouse = ({ lane, alley, number, suffix }: TypedAddress) => ({ lane, alley, number, suffix });

const squeezed = (folded: string): string => (isChinese(folded) ? folded.replace(/ /g, '') : folded);

const titleCase = (words: string): string =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\b(Rd|St|Blvd|Ave|[NSEW])\b/g, '$1.');
