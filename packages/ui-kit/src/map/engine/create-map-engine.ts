import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibreMap,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import type { MapContent, MapEngine, MapEngineOptions } from '../map-engine';
import { readBaseData } from './base-data';
import { drawCountries } from './country-names';
import { createBlockLayer } from './block-layer';
import { EMPTY, toLngLat } from './content-features';
import { addMarker } from './add-marker';
import { drawBlocks, drawContent } from './draw-content';
import { drawSigns, repaint } from './draw-look';
import { CONTENT_SOURCES, embeddedStyle, toGeoJsonSource } from './embedded-style';
import { mapLanguage, pageLanguageTag } from './map-language';
import { still } from './motion';
import { readPalette } from './palette';
import { ownLayers, styleLayers, type MapLook } from './style-layers';
import { watchTiles } from './watch-tiles';

const READY_WITHIN_MS = 30_000;
const MAX_ZOOM = 19;
function moveTo(map: MapLibreMap, ...[camera, padding, animate]: Parameters<MapEngine['show']>): void {
  const motion = { duration: animate && !still() ? 600 : 0 };
  if (camera.kind === 'point') {
    map.easeTo({ center: toLngLat(camera.at), zoom: camera.zoom, padding, ...motion });
    return;
  }
  const bounds = new LngLatBounds();
  for (const point of camera.points) bounds.extend(toLngLat(point));
  map.setPadding({ top: 0, right: 0, bottom: 0, left: 0 });
  map.fitBounds(bounds, { padding, maxZoom: 17, ...motion });
}

const FRAMES_MEASURED = 3;

/** Shortest of a few identical renders including pixels: software rendering takes a hundred times as long. */
function quickestFrame(map: MapLibreMap): number {
  const gl = map.getCanvas().getContext('webgl2');
  const pixel = new Uint8Array(4);
  const frames = Array.from({ length: FRAMES_MEASURED }, () => {
    const started = performance.now();
    map.redraw();
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return performance.now() - started;
  });
  return Math.min(...frames);
}

/** Subscribes to MapLibre events; returns the unsubscribe function. */
function listen(map: MapLibreMap, ...[event, listener]: Parameters<MapEngine['on']>): () => void {
  const handlers = {
    settle: ['moveend', listener],
    resize: ['resize', listener],
    gesture: ['movestart', (moved: { originalEvent?: unknown }) => moved.originalEvent && listener()],
  } as const;
  const [name, handler] = handlers[event];
  const subscription = map.on(name, handler as never);
  return () => subscription.unsubscribe();
}

function openMap(container: HTMLElement, style: string | StyleSpecification, options: MapEngineOptions) {
  const map = new MapLibreMap({
    container,
    style,
    center: toLngLat(options.center),
    zoom: options.zoom,
    maxZoom: MAX_ZOOM,
    minZoom: 1,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    fadeDuration: still() ? 0 : 180,
    locale: { 'Map.Title': options.canvasLabel },
  });
  map.getCanvas().setAttribute('role', 'application');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/**
 * Renders the map into an element of the page.
 * @throws Error 'map element not mounted on dom' for a detached element, and MapLibre's errors without WebGL.
 */
export function createMapEngine(container: HTMLElement | null, options: MapEngineOptions): MapEngine {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const base = readBaseData();
  const blocks = createBlockLayer(base.cells);
  let embedded = !options.styleUrl;
  let styled = false;
  let content: MapContent = { areas: [], route: [], travelled: [], approach: [], straight: [], rings: [] };
  const readMapLook = (): MapLook => ({
    palette: readPalette(container),
    tag: pageLanguageTag(container),
    language: mapLanguage(container),
    tiles: options.tiles,
  });
  const map = openMap(container, options.styleUrl ?? embeddedStyle(readMapLook(), base), options);
  const layers = () => (embedded ? styleLayers(readMapLook()) : ownLayers(readPalette(container)));
  const drawHouses = () => {
    if (embedded) drawBlocks(map, blocks);
  };

  const prepareStyle = (): void => {
    styled = true;
    if (embedded) drawSigns(map, container);
    for (const name of CONTENT_SOURCES) if (!map.getSource(name)) map.addSource(name, toGeoJsonSource(EMPTY));
    for (const layer of embedded ? [] : layers()) if (!map.getLayer(layer.id)) map.addLayer(layer);
    drawContent(map, content);
    drawHouses();
  };

  let ready = false;
  const giveUp = setTimeout(() => {
    if (!ready && !document.hidden) options.onFailure();
  }, READY_WITHIN_MS);
  drawCountries(map, container);
  map.on('style.load', prepareStyle);
  map.on('move', drawHouses);
  map.once('load', () => {
    ready = true;
    clearTimeout(giveUp);
    options.onReady();
  });
  map.on('error', () => {
    // The embedded map replaces a foreign style that fails to load; single missing tiles are ignored.
    if (embedded || styled) return;
    embedded = true;
    options.onEmbedded();
    map.setStyle(embeddedStyle(readMapLook(), base), { diff: false });
  });
  if (options.tiles) watchTiles(map, options.onTilesLost);
  if (!embedded) map.addControl(new AttributionControl({ compact: false }), 'bottom-right');

  return {
    setContent(next) {
      const drawn = content;
      content = next;
      if (map.getSource('areas')) drawContent(map, next, drawn);
    },
    refreshLook() {
      repaint(map, layers());
      if (embedded && map.hasImage('metro')) drawSigns(map, container);
    },
    show: (...camera) => moveTo(map, ...camera),
    zoomBy: (levels) => void map.easeTo({ zoom: map.getZoom() + levels, duration: still() ? 0 : 240 }),
    addMarker: (element, markerOptions) => addMarker(map, element, markerOptions),
    project(position) {
      const { x, y } = map.project(toLngLat(position));
      return { x, y };
    },
    unproject({ x, y }) {
      const { lat, lng } = map.unproject([x, y]);
      return { latitude: lat, longitude: lng };
    },
    on: (...wanted) => listen(map, ...wanted),
    frameMs: () => quickestFrame(map),
    remove() {
      clearTimeout(giveUp);
      map.remove();
    },
  };
}
