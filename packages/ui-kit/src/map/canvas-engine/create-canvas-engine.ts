import './leaflet-frame.css';
import { Map as LeafletMap } from 'leaflet';
import { sameContent } from '../engine/content-features';
import { mapLanguage, pageLanguageTag } from '../engine/map-language';
import { metroSign } from '../engine/metro-sign';
import { still } from '../engine/motion';
import { readPalette } from '../engine/palette';
import { styleLayers } from '../engine/style-layers';
import type { MapContent, MapEngine, MapEngineOptions } from '../map-engine';
import { moveTo } from './canvas-camera';
import { watchCamera } from './canvas-events';
import { compileLayers } from './compile-layers';
import { contentAreas, contentRoutes, createContentGroup } from './content-group';
import { LabelCanvas } from './label-canvas';
import { addLeafletMarker } from './leaflet-marker';
import { createMapShapes } from './map-shapes';
import { LEAFLET_ZOOM_OFFSET, TileGrid } from './tile-grid';

const MIN_ZOOM = 1 + LEAFLET_ZOOM_OFFSET;
const MAX_ZOOM = 19 + LEAFLET_ZOOM_OFFSET;
const NO_CONTENT: MapContent = { areas: [], route: [], travelled: [], approach: [], straight: [], rings: [] };

function openLeaflet(container: HTMLElement, { center, zoom, canvasLabel }: MapEngineOptions): LeafletMap {
  const map = new LeafletMap(container, {
    center: [center.latitude, center.longitude],
    zoom: Math.round(zoom) + LEAFLET_ZOOM_OFFSET,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !still(),
    fadeAnimation: false,
    markerZoomAnimation: !still(),
    inertia: !still(),
    worldCopyJump: true,
  });
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', canvasLabel);
  map.createPane('areas');
  map.createPane('names');
  return map;
}

function readSign(container: HTMLElement): CanvasImageSource | null {
  const sign = metroSign(readPalette(container));
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!sign || !pen) return null;
  canvas.width = sign.image.width;
  canvas.height = sign.image.height;
  pen.putImageData(sign.image, 0, 0);
  return canvas;
}

function readLook(container: HTMLElement, { tiles }: MapEngineOptions) {
  const tag = pageLanguageTag(container);
  const palette = readPalette(container);
  const layers = styleLayers({ palette, tag, language: mapLanguage(container), tiles });
  return { tag, style: compileLayers(layers), sign: readSign(container) };
}

/**
 * Draws the map in two dimensions, for devices without a graphics card, with MapLibre's data and style. The
 * embedded map replaces a foreign style.
 * @throws Error 'map element not mounted on dom', and 'no canvas' in a browser without canvas
 */
export function createMapEngine(container: HTMLElement | null, options: MapEngineOptions): MapEngine {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  if (!document.createElement('canvas').getContext('2d')) throw new Error('no canvas');
  const map = openLeaflet(container, options);
  const shapes = createMapShapes(options.tiles, options.onTilesLost);
  const camera = watchCamera(map);
  let look = readLook(container, options);
  let content = NO_CONTENT;
  const style = () => look.style;
  const names = new LabelCanvas({
    shapes,
    style,
    tag: () => look.tag,
    sign: () => look.sign,
    routes: () => contentRoutes(content),
    isWaiting: () => tiles.isLoading(),
  }).addTo(map);
  const tiles = new TileGrid({ shapes, style, onDrawn: () => names.refresh() }).addTo(map);
  const vectors = createContentGroup(map);
  map.on('zoomend', () => vectors.draw(content, look.style));
  tiles.once('load', options.onReady);
  tiles.on('load', () => names.refresh());
  if (options.styleUrl) options.onEmbedded();

  return {
    setContent(next) {
      const areasChanged = !sameContent(content.areas, next.areas);
      content = next;
      if (areasChanged) {
        shapes.setAreas(contentAreas(content));
        tiles.repaint();
      }
      vectors.draw(content, look.style);
      names.refresh();
    },
    refreshLook() {
      look = readLook(container, options);
      tiles.repaint();
      vectors.draw(content, look.style);
      names.refresh();
    },
    show: (...wanted) => camera.byProgram(() => moveTo(map, ...wanted)),
    zoomBy: (levels) => camera.byProgram(() => void map.setZoom(map.getZoom() + levels)),
    addMarker: (element, markerOptions) => addLeafletMarker(map, element, markerOptions),
    project({ latitude, longitude }) {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return { x, y };
    },
    unproject({ x, y }) {
      const { lat, lng } = map.containerPointToLatLng([x, y]).wrap();
      return { latitude: lat, longitude: lng };
    },
    on: (...wanted) => camera.on(...wanted),
    // Drawing is spread over tasks, so there is no frame to measure.
    frameMs: () => 0,
    remove() {
      camera.stop();
      map.remove();
    },
  };
}
