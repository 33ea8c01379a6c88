import type { Feature, FeatureCollection } from 'geojson';
import type { MapContent } from '../map-engine';
import type { LatLng, MapArea } from '../map-props';
import { outsideFeatures } from './outside-areas';

export const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };

export const toLngLat = ({ latitude, longitude }: LatLng): [number, number] => [longitude, latitude];

/** A route; nothing for fewer than two points. */
export function lineFeature(points: readonly LatLng[]): FeatureCollection {
  if (points.length < 2) return EMPTY;
  const feature: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: points.map(toLngLat) },
  };
  return { type: 'FeatureCollection', features: [feature] };
}

export const lineFeatures = (lines: readonly (readonly LatLng[])[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: lines.flatMap((points) => lineFeature(points).features),
});

/** The outer border of an area, then those of its holes; empty when nothing can be drawn. */
export function areaRings(area: MapArea): (readonly LatLng[])[] {
  const { outer, holes } = 'outer' in area ? area : { outer: area, holes: [] };
  return outer.length > 2 ? [outer, ...holes.filter((hole) => hole.length > 2)] : [];
}

/** Shades the ground that is not served, so that the city of the areas keeps its own colours. */
export const areaFeatures = (areas: MapContent['areas']): FeatureCollection => ({
  type: 'FeatureCollection',
  features: outsideFeatures(areas.map(areaRings).filter(({ length }) => length > 0)),
});

/** True if two lists have equal content, also with new array identities. */
export function sameContent(a: MapContent[keyof MapContent], b: MapContent[keyof MapContent]): boolean {
  return a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
}
