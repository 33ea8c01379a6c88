import {
  canvas,
  LayerGroup,
  Polygon,
  Polyline,
  type LatLngExpression,
  type Map as LeafletMap,
} from 'leaflet';
import { areaFeatures, areaRings } from '../engine/content-features';
import { CONTENT_SOURCES } from '../engine/embedded-style';
import type { MapContent } from '../map-engine';
import type { LatLng } from '../map-props';
import type { CanvasStyle } from './compile-layers';
import { shapeFromFeature, type MapShape } from './map-shape';
import { placeToWorld } from './mercator';
import { LEAFLET_ZOOM_OFFSET } from './tile-grid';

type ContentSource = (typeof CONTENT_SOURCES)[number];

const toLeaflet = ({ latitude, longitude }: LatLng): LatLngExpression => [latitude, longitude];

/** Lines of a content source; none for fewer than two points. */
function contentLines(content: MapContent, source: ContentSource): (readonly LatLng[])[] {
  const lines =
    source === 'areas'
      ? content.areas.flatMap(areaRings)
      : source === 'rings'
        ? content.rings
        : [content[source]];
  return lines.filter((line) => line.length > 1);
}

/** Route paths on the world square, which names avoid. */
export const contentRoutes = (content: MapContent): Float64Array[] =>
  [content.route, content.travelled].map((line) =>
    Float64Array.from(
      line.flatMap((place) => {
        const { x, y } = placeToWorld(place);
        return [x, y];
      }),
    ),
  );

/** Delivery areas as shapes for the tiles, below the streets. */
export const contentAreas = (content: MapContent): MapShape[] =>
  areaFeatures(content.areas)
    .features.map(shapeFromFeature)
    .filter((shape) => shape !== null);

/** Routes and outlines as map vectors, with the style's colours and widths. */
export function createContentGroup(map: LeafletMap) {
  const areaRenderer = canvas({ pane: 'areas' });
  const routeRenderer = canvas({ pane: 'overlayPane' });
  const group = new LayerGroup([], {}).addTo(map);

  const draw = (content: MapContent, style: CanvasStyle) => {
    const zoom = map.getZoom() - LEAFLET_ZOOM_OFFSET;
    group.clearLayers();
    for (const layer of style.layers) {
      const source = CONTENT_SOURCES.find((name) => name === layer.source);
      if (!source || layer.type !== 'line') continue;
      const renderer = source === 'areas' ? areaRenderer : routeRenderer;
      for (const line of contentLines(content, source)) {
        const points = line.map(toLeaflet);
        const colour = layer.colour(zoom);
        const opacity = layer.opacity(zoom);
        const weight = layer.width(zoom);
        const dashArray = layer.dashes.map((length) => Math.max(0.1, length * weight));
        const drawn = { renderer, interactive: false, color: colour, opacity, weight, dashArray };
        group.addLayer(
          source === 'areas'
            ? new Polygon(points, { ...drawn, fill: false, smoothFactor: 0.2 })
            : new Polyline(points, { ...drawn, smoothFactor: 0.2 }),
        );
      }
    }
  };
  return { draw };
}
