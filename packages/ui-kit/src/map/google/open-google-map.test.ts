import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openGoogleOrEmbedded } from '../open-map';
import type { MapEngine, MapEngineOptions } from '../map-engine';
import { toLatLng, installFakeGoogle, type FakeGoogle } from '../testing/fake-google';

const SHOP = toLatLng(25.04, 121.54);
const DOOR = toLatLng(25.03, 121.55);
const ACCESS = { apiKey: 'key', mapId: 'style', language: 'zh-Hant-TW', region: 'TW' };
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
let fake: FakeGoogle;
let frame: HTMLElement;
let engine: MapEngine;

const options = (): MapEngineOptions => ({
  styleUrl: null,
  tiles: null,
  onTilesLost: () => undefined,
  center: SHOP,
  zoom: 18,
  canvasLabel: 'Map',
  onReady: jest.fn(),
  onEmbedded: jest.fn(),
  onFailure: jest.fn(),
});

// The map has a separate React root outside of `act`.
const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const before = world.IS_REACT_ACT_ENVIRONMENT;
beforeAll(() => void (world.IS_REACT_ACT_ENVIRONMENT = false));
afterAll(() => void (world.IS_REACT_ACT_ENVIRONMENT = before));

beforeEach(async () => {
  fake = installFakeGoogle();
  frame = document.body.appendChild(document.createElement('div'));
  engine = await openGoogleOrEmbedded(frame, ACCESS, options());
});
afterEach(() => {
  engine.remove();
  frame.remove();
});

describe('the Google map', () => {
  it('opens at the given position, in the style of the portal and without its own controls', () => {
    expect(fake.options).toMatchObject({
      center: { lat: 25.04, lng: 121.54 },
      zoom: 18,
      mapId: 'style',
      disableDefaultUI: true,
    });
  });

  it('draws delivery areas red at opacity 0.2, and takes them off with the next content', () => {
    const content = {
      areas: [[SHOP, DOOR, toLatLng(25, 121)]],
      route: [],
      travelled: [],
      approach: [],
      straight: [],
      rings: [],
    };
    engine.setContent(content);
    expect(fake.shapes).toEqual([
      { kind: 'polygon', options: expect.objectContaining({ fillColor: '#D92B2B', fillOpacity: 0.2 }) },
    ]);
    engine.setContent({ ...content, areas: [], route: [SHOP, DOOR], approach: [DOOR, SHOP] });
    expect(fake.shapes.map(({ kind }) => kind)).toEqual(['polyline', 'polyline', 'polyline']);
  });

  it('leaves out the holes of an area, whichever way its borders turn', () => {
    const outer = [toLatLng(25, 121), toLatLng(25, 122), toLatLng(26, 122), toLatLng(26, 121)];
    const hole = [toLatLng(25.4, 121.4), toLatLng(25.4, 121.6), toLatLng(25.6, 121.5)];
    const none = { route: [], travelled: [], approach: [], straight: [], rings: [] };
    const toGoogle = (ring: typeof outer) => ring.map(({ latitude: lat, longitude: lng }) => ({ lat, lng }));
    const paths = [toGoogle(outer), toGoogle(hole).toReversed()];
    for (const area of [
      { outer, holes: [hole] },
      { outer: outer.toReversed(), holes: [hole.toReversed()] },
    ]) {
      engine.setContent({ ...none, areas: [area] });
      expect(fake.shapes).toEqual([{ kind: 'polygon', options: expect.objectContaining({ paths }) }]);
    }
  });

  it('puts the given point of a mark on its place and reports where it was dragged', () => {
    const onDragEnd = jest.fn();
    const pin = document.createElement('b');
    const handle = engine.addMarker(pin, {
      at: DOOR,
      offset: { x: 0, y: -26.5 },
      draggable: true,
      onDragEnd,
    });
    const marker = fake.markers[0];
    expect(marker?.content.style.transform).toBe('translate(0px, calc(50% + -26.5px))');
    handle.moveTo(SHOP, false);
    expect(marker?.position).toEqual({ lat: 25.04, lng: 121.54 });
    marker?.fire('dragend');
    expect(onDragEnd).toHaveBeenCalledWith(SHOP);
    handle.remove();
    expect(fake.markers).toHaveLength(0);
  });

  it('fits both ends with the space that panels cover, no nearer than zoom 17', () => {
    fake.camera.length = 0;
    engine.show({ kind: 'fit', points: [SHOP, DOOR] }, { ...NO_PADDING, left: 600 }, false);
    expect(fake.camera).toEqual([
      {
        fit: [
          { lat: 25.04, lng: 121.54 },
          { lat: 25.03, lng: 121.55 },
        ],
        padding: { ...NO_PADDING, left: 600 },
      },
      { zoom: 17 },
    ]);
  });

  it('shows one point in the middle of what stays free', () => {
    fake.camera.length = 0;
    engine.show({ kind: 'point', at: DOOR, zoom: 18 }, { ...NO_PADDING, left: 600 }, false);
    expect(fake.camera).toEqual([{ center: { lat: 25.03, lng: 121.55 }, zoom: 18 }, { panBy: [-300, 0] }]);
  });

  it('converts a place to pixels and pixels to a place', () => {
    const point = engine.project(DOOR);
    expect(point.x).toBeCloseTo(12_155_000);
    expect(engine.unproject(point).latitude).toBeCloseTo(25.03);
  });

  it('reports that it stopped or that a person moves it, until listeners unsubscribe', () => {
    const settled = jest.fn();
    const moved = jest.fn();
    const stop = engine.on('settle', settled);
    engine.on('gesture', moved);
    fake.fire('idle');
    fake.fire('dragstart');
    frame.dispatchEvent(new Event('wheel'));
    stop();
    fake.fire('idle');
    expect([settled, moved].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  });
});
