import type { CountryCode } from '@courier/config';
import type { Atlas } from '../taiwan-address/atlas';
import { LANDMARKS } from '../data/landmarks';
import { ROADS } from '../data/roads';
import { foldText } from '../taiwan-address/fold';
import { areaPlaceId, cityPlaceId, landmarkPlaceId, roadPlaceId } from '../taiwan-address/place-id';
import { foldName } from '../world/fold-name';
import type { WorldCity } from '../world/world-cities';
import { encodeGrams } from './grams';

export interface PlaceNameRow {
  readonly country: CountryCode;
  readonly folded: string;
  readonly grams: string;
  readonly place_ids: string[];
  /** Ranks names with the same match. */
  readonly weight: number;
}

const WEIGHTS = { county: 30, town: 20, landmark: 15, road: 12, village: 0 } as const;

/** Unique per country, with all places of that name. */
export function placeNameRows(atlas: Atlas, cities: readonly WorldCity[]): PlaceNameRow[] {
  const rows = new Map<string, PlaceNameRow>();
  const add = (country: CountryCode, folded: string, placeId: string, weight: number) => {
    if (folded === '') return;
    const key = `${country}|${folded}`;
    const known = rows.get(key);
    const ids = known?.place_ids ?? [];
    if (!ids.includes(placeId)) ids.push(placeId);
    const heaviest = Math.max(weight, known?.weight ?? 0);
    rows.set(key, { country, folded, grams: encodeGrams(folded), place_ids: ids, weight: heaviest });
  };
  for (const area of [...atlas.counties, ...atlas.towns, ...atlas.villages]) {
    for (const name of [area.zh, area.en]) add('TW', foldText(name), areaPlaceId(area), WEIGHTS[area.kind]);
  }
  for (const landmark of LANDMARKS) {
    for (const name of [landmark.zh, landmark.en, ...landmark.aliases])
      add('TW', foldText(name), landmarkPlaceId(landmark), WEIGHTS.landmark);
  }
  for (const road of ROADS) {
    const english = [road.name, road.direction, road.kind].filter(Boolean).join(' ');
    for (const name of [road.zh, english]) add('TW', foldText(name), roadPlaceId(road), WEIGHTS.road);
  }
  for (const { id, country, name, localName, aliases, population } of cities) {
    for (const spelling of [name, ...(localName === null ? [] : [localName]), ...aliases])
      add(country, foldName(spelling), cityPlaceId(id), Math.round(Math.log10(population + 10) * 4));
  }
  return [...rows.values()];
}
