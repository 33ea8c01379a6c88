import type { Feature, FeatureCollection } from 'geojson';
import type { MapContent } from '../map-engine';
import type { LatLng } from '../map-props';

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

export function areaFeatures(areas: MapContent['areas']): FeatureCollection {
  const features = areas
    .filter((ring) => ring.length > 2)
    .map((ring): Feature => {
      const coordinates = ring.map(toLngLat);
      const first = coordinates[0];
      return {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [first ? [...coordinates, first] : coordinates] },
      };
    });
  return { type: 'FeatureCollection', features };
}

/** True if two lists have equal content, also with new array identities. */
export function sameContent(a: MapContent[keyof MapContent], b: MapContent[keyof MapContent]): boolean {
  return a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
}
