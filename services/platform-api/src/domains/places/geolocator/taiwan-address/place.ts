import type { LatLng } from '@courier/api-client/order-rules';
import type { Area } from './atlas';
import type { Landmark } from '../data/landmarks';
import type { Road, RoadSection } from '../data/road';
import type { Precision } from '../geolocator';

export type Language = 'zh' | 'en';

/** `tw` and every Chinese locale select Chinese, all others English. */
export const addressLanguage = (wire: string | undefined): Language =>
  /^(tw|zh)/i.test(wire ?? '') ? 'zh' : 'en';

/** 0 and the empty text if absent. */
export interface House {
  readonly lane: number;
  readonly alley: number;
  readonly number: number;
  readonly suffix: string;
}

/** A street that the index does not contain. */
export interface TypedStreet {
  readonly kind: 'typed';
  readonly town: Area;
  readonly street: string;
  readonly section: number;
  readonly house: House;
}

export type Place =
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'landmark'; readonly landmark: Landmark }
  | { readonly kind: 'road'; readonly road: Road; readonly section: RoadSection; readonly house: House }
  | TypedStreet;

export interface LocatedPlace {
  readonly place: Place;
  readonly position: LatLng;
}

export const NO_HOUSE: House = { lane: 0, alley: 0, number: 0, suffix: '' };

/** The street of a house, or the town of an unknown street: what is known without invented positions. */
export function withoutHouse(place: Place): Place {
  if (place.kind === 'road') return { ...place, house: NO_HOUSE };
  return place.kind === 'typed' ? { kind: 'area', area: place.town } : place;
}

/** Of a position that `HousePositions` gave. */
export function placePrecision(place: Place): Precision {
  if (place.kind === 'area') return 'area';
  if (place.kind === 'landmark') return 'place';
  if (place.kind === 'typed') return 'approximate';
  return place.house.number || place.house.lane ? 'interpolated' : 'street';
}
