import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibreMap,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import type { MapContent, MapEngine, MapEngineOptions } from '../map-engine';
import { readBaseData } from './base-data';
import { createBlockLayer } from './block-layer';
import { EMPTY, areaFeatures, lineFeature, sameContent, toLngLat } from './content-features';
import { addMarker } from './add-marker';
import { languageOf } from './map-language';
import { metroSign } from './metro-sign';
import { still } from './motion';
import { readPalette } from './palette';
import { ownLayers, styleLayers } from './style-layers';

const READY_WITHIN_MS = 30_000;
const MAX_ZOOM = 19;
const CONTENT_SOURCES = ['areas', 'route', 'travelled', 'approach'] as const;

const source = (data: FeatureCollection) => ({ type: 'geojson', data, tolerance: 0.3, maxzoom: 16 }) as const;

function embeddedStyle(container: HTMLElement, data: ReturnType<typeof readBaseData>): StyleSpecification {
  const { ground, lines, roads, names } = data;
  const contents = Object.fromEntries(CONTENT_SOURCES.map((name) => [name, source(EMPTY)]));
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      ground: source(ground),
      lines: source(lines),
      roads: source(roads),
      names: source(names),
      blocks: source(EMPTY),
      ...contents,
    },
    layers: styleLayers(readPalette(container), languageOf(container)),
  };
}

/**
 * Draws the map into an element that stands in the page.
 * @throws Error 'map element not mounted on dom' when it does not, and what MapLibre throws without WebGL.
 */
export function createMapEngine(container: HTMLElement | null, options: MapEngineOptions): MapEngine {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const base = readBaseData();
  const blocks = createBlockLayer(base.cells);
  let embedded = !options.styleUrl;
  let styled = false;
  let content: MapContent = { areas: [], route: [], travelled: [], approach: [] };
  const map = new MapLibreMap({
    container,
    style: options.styleUrl ?? embeddedStyle(container, base),
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

  function drawSigns(): void {
    const sign = metroSign(readPalette(container as HTMLElement));
    if (!sign) return;
    if (!map.hasImage('room')) map.addImage('room', { width: 10, height: 10, data: new Uint8Array(400) });
    if (map.hasImage('metro')) map.updateImage('metro', sign.image);
    else map.addImage('metro', sign.image, { pixelRatio: sign.pixelRatio });
  }

  function setData(name: string, data: FeatureCollection): void {
    void map.getSource<GeoJSONSource>(name)?.setData(data);
  }

  function drawContent(next: MapContent, drawn?: MapContent): void {
    const changed = (name: keyof MapContent) => !drawn || !sameContent(next[name], drawn[name]);
    if (changed('areas')) setData('areas', areaFeatures(next.areas));
    for (const name of ['route', 'travelled', 'approach'] as const) {
      if (changed(name)) setData(name, lineFeature(next[name]));
    }
  }

  function drawBlocks(): void {
    if (!embedded || map.getZoom() < 13.2) return;
    const bounds = map.getBounds();
    const margin = (bounds.getEast() - bounds.getWest()) * 0.25;
    const drawn = blocks.show({
      west: bounds.getWest() - margin,
      east: bounds.getEast() + margin,
      south: bounds.getSouth() - margin,
      north: bounds.getNorth() + margin,
    });
    if (drawn) setData('blocks', drawn);
  }

  function prepareStyle(): void {
    styled = true;
    if (embedded) drawSigns();
    for (const name of CONTENT_SOURCES) if (!map.getSource(name)) map.addSource(name, source(EMPTY));
    for (const layer of embedded ? [] : ownLayers(readPalette(container as HTMLElement)))
      if (!map.getLayer(layer.id)) map.addLayer(layer);
    drawContent(content);
    drawBlocks();
  }

  let ready = false;
  const giveUp = setTimeout(() => {
    if (!ready && !document.hidden) options.onFailure();
  }, READY_WITHIN_MS);
  map.on('style.load', prepareStyle);
  map.on('move', drawBlocks);
  map.once('load', () => {
    ready = true;
    clearTimeout(giveUp);
    options.onReady();
  });
  map.on('error', () => {
    // A foreign style that cannot be had gives way to the embedded map; single missing tiles are no failure.
    if (embedded || styled) return;
    embedded = true;
    options.onEmbedded();
    map.setStyle(embeddedStyle(container, base), { diff: false });
  });
  if (!embedded) map.addControl(new AttributionControl({ compact: false }), 'bottom-right');

  return {
    setContent(next) {
      const drawn = content;
      content = next;
      if (map.getSource('areas')) drawContent(next, drawn);
    },
    refreshLook() {
      const palette = readPalette(container);
      for (const layer of embedded ? styleLayers(palette, languageOf(container)) : ownLayers(palette)) {
        if (!map.getLayer(layer.id)) continue;
        for (const [name, value] of Object.entries(layer.paint ?? {}))
          map.setPaintProperty(layer.id, name as never, value as never);
        if (layer.type === 'symbol' && layer.layout?.['text-field'])
          map.setLayoutProperty(layer.id, 'text-field', layer.layout?.['text-field'] as never);
        if (layer.id === 'town-names')
          map.setLayoutProperty(
            layer.id,
            'text-letter-spacing',
            (layer as { layout?: Record<string, unknown> }).layout?.['text-letter-spacing'] as never,
          );
      }
      if (embedded && map.hasImage('metro')) drawSigns();
    },
    show(camera, padding, animate) {
      const motion = { duration: animate && !still() ? 600 : 0 };
      if (camera.kind === 'point') {
        map.easeTo({ center: toLngLat(camera.at), zoom: camera.zoom, padding, ...motion });
        return;
      }
      const bounds = new LngLatBounds();
      for (const point of camera.points) bounds.extend(toLngLat(point));
      map.setPadding({ top: 0, right: 0, bottom: 0, left: 0 });
      map.fitBounds(bounds, { padding, maxZoom: 17, ...motion });
    },
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
    on(event, listener) {
      const handlers = {
        settle: ['moveend', listener],
        resize: ['resize', listener],
        gesture: ['movestart', (moved: { originalEvent?: unknown }) => moved.originalEvent && listener()],
      } as const;
      const [name, handler] = handlers[event];
      const subscription = map.on(name, handler as never);
      return () => subscription.unsubscribe();
    },
    remove() {
      clearTimeout(giveUp);
      map.remove();
    },
  };
}
