import type { Atlas } from './atlas';
import { LANDMARKS, type Landmark } from '../data/landmarks';
import { ROADS } from '../data/roads';
import type { Area } from './atlas';
import type { Road } from '../data/road';

export type NamedPlace =
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'landmark'; readonly landmark: Landmark }
  | { readonly kind: 'road'; readonly road: Road }
  | { readonly kind: 'city'; readonly cityId: number };

const landmarks = new Map(LANDMARKS.map((landmark) => [landmark.id, landmark]));
const roads = new Map(ROADS.map((road) => [road.id, road]));

export const areaPlaceId = ({ kind, code }: Area): string => `a~${kind}~${code}`;
export const landmarkPlaceId = ({ id }: Landmark): string => `l~${id}`;
export const roadPlaceId = ({ id }: Road): string => `r~${id}`;
export const cityPlaceId = (cityId: number): string => `c~${cityId}`;

/** Undefined when the data no longer contains it. */
export function namedPlace(atlas: Atlas, placeId: string): NamedPlace | undefined {
  const [kind, first = '', second = ''] = placeId.split('~');
  if (kind === 'c') return /^\d{1,9}$/.test(first) ? { kind: 'city', cityId: Number(first) } : undefined;
  if (kind === 'l') {
    const landmark = landmarks.get(first);
    return landmark && { kind: 'landmark', landmark };
  }
  if (kind === 'r') {
    const road = roads.get(first);
    return road && { kind: 'road', road };
  }
  const area = kind === 'a' ? findArea(atlas, first, second) : undefined;
  return area && { kind: 'area', area };
}

function findArea(atlas: Atlas, kind: string, code: string): Area | undefined {
  if (kind === 'county') return atlas.county(code);
  return kind === 'town' ? atlas.town(code) : atlas.village(code);
}
