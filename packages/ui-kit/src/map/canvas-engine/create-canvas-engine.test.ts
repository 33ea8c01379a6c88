import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { MapEngineOptions } from '../map-engine';
import { createMapEngine } from './create-canvas-engine';
import { recordingPen } from './testing/recording-pen';

const SHOP = { latitude: 25.0415, longitude: 121.5437 };
const options: MapEngineOptions = {
  styleUrl: null,
  tiles: null,
  center: SHOP,
  zoom: 16,
  canvasLabel: 'Map: arrow keys move it',
  onReady: () => undefined,
  onEmbedded: () => undefined,
  onTilesLost: () => undefined,
  onFailure: () => undefined,
};
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
let frame: HTMLElement;

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = (() => recordingPen().pen) as never;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(frame);
});
afterEach(() => frame.remove());

it('opens a focusable map with instructions for use', () => {
  const engine = createMapEngine(frame, options);
  expect(frame).toHaveAttribute('role', 'application');
  expect(frame).toHaveAttribute('aria-label', 'Map: arrow keys move it');
  expect(frame.tabIndex).toBe(0);
  engine.remove();
});

it('shows a place in the middle of the uncovered part', () => {
  const engine = createMapEngine(frame, options);
  engine.show({ kind: 'point', at: SHOP, zoom: 17 }, { top: 0, right: 0, bottom: 200, left: 300 }, false);
  const { x, y } = engine.project(SHOP);
  expect(x).toBeCloseTo(550, 0);
  expect(y).toBeCloseTo(200, 0);
  const back = engine.unproject({ x, y });
  expect(back.latitude).toBeCloseTo(SHOP.latitude, 5);
  expect(back.longitude).toBeCloseTo(SHOP.longitude, 5);
  engine.remove();
});

it('shows both ends of a way', () => {
  const engine = createMapEngine(frame, options);
  const door = { latitude: 25.0348, longitude: 121.5663 };
  engine.show({ kind: 'fit', points: [SHOP, door] }, NO_PADDING, false);
  for (const place of [SHOP, door]) {
    const { x, y } = engine.project(place);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(800);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(600);
  }
  engine.remove();
});

it('shows names after the streets they belong to', () => {
  jest.useFakeTimers();
  let frames: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const runFrames = () => {
    const due = frames;
    frames = [];
    for (const run of due) run(0);
  };
  const engine = createMapEngine(frame, options);
  const names = frame.querySelector<HTMLCanvasElement>('canvas.leaflet-zoom-hide');
  runFrames();
  jest.runAllTimers();
  runFrames();
  expect(names?.width).toBeGreaterThan(0);
  engine.show({ kind: 'point', at: SHOP, zoom: 14 }, NO_PADDING, false);
  runFrames();
  expect(names?.width).toBe(0);
  jest.runAllTimers();
  runFrames();
  expect(names?.width).toBeGreaterThan(0);
  engine.remove();
  request.mockRestore();
  jest.useRealTimers();
});

it('keeps an element on its place and reports where it was dragged', () => {
  const engine = createMapEngine(frame, options);
  const pin = document.createElement('div');
  const marker = engine.addMarker(pin, {
    at: SHOP,
    offset: { x: 0, y: -20 },
    draggable: true,
    onDragEnd: () => undefined,
  });
  expect(frame).toContainElement(pin);
  marker.remove();
  expect(frame).not.toContainElement(pin);
  engine.remove();
});

it('reports no gesture when the program zooms', () => {
  const engine = createMapEngine(frame, options);
  const onGesture = jest.fn();
  engine.on('gesture', onGesture);
  engine.show({ kind: 'point', at: SHOP, zoom: 14 }, NO_PADDING, false);
  expect(onGesture).not.toHaveBeenCalled();
  frame.dispatchEvent(new Event('wheel'));
  engine.show({ kind: 'point', at: SHOP, zoom: 16 }, NO_PADDING, false);
  expect(onGesture).not.toHaveBeenCalled();
  engine.remove();
});

it('draws the embedded map in place of a foreign style, and says so', () => {
  const onEmbedded = jest.fn();
  createMapEngine(frame, { ...options, styleUrl: 'https://maps.example/style.json', onEmbedded }).remove();
  expect(onEmbedded).toHaveBeenCalledTimes(1);
});

it('refuses to open in a browser without a canvas', () => {
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  expect(() => createMapEngine(frame, options)).toThrow('no canvas');
});

it('keeps a label of a higher layer above a dot in the south', () => {
  const engine = createMapEngine(frame, options);
  engine.show({ kind: 'point', at: SHOP, zoom: 16 }, NO_PADDING, false);
  const [label, dot] = [document.createElement('div'), document.createElement('div')];
  label.style.zIndex = '5';
  dot.style.zIndex = '1';
  const place = { offset: { x: 0, y: 0 }, draggable: false, onDragEnd: () => undefined };
  engine.addMarker(label, { ...place, at: { ...SHOP, latitude: SHOP.latitude + 0.002 } });
  engine.addMarker(dot, { ...place, at: { ...SHOP, latitude: SHOP.latitude - 0.002 } });
  const order = (element: HTMLElement) => Number(element.closest<HTMLElement>('.map-mark')?.style.zIndex);
  expect(order(label)).toBeGreaterThan(order(dot));
  engine.remove();
});
