import { describe, expect, it } from '@jest/globals';
import { calloutBox, calloutSpot, overlap, type Box } from '../floating/callout-spot';
import { aloneView, fitView, type FitScene } from './fit-view';
import type { LatLng } from '../map-props';
import { boxAround, calloutSize, clearanceAt, listMarks } from '../marks/mark-space';

const SHOP = { latitude: 25.0262, longitude: 121.5435 };
const DOOR = { latitude: 25.04, longitude: 121.557 };
const NOTHING = { top: 0, bottom: 0, left: 0, right: 0 };
const CONTROLS: Box = { left: 788, top: 16, right: 824, bottom: 126 };
const CHIP: Box = { left: 16, top: 16, right: 350, bottom: 52 };
const HINT: Box = { left: 290, top: 784, right: 550, bottom: 820 };

function buildScene(pickup: LatLng, dropoff: LatLng, over: Partial<FitScene> = {}): FitScene {
  const marks = { pickup, dropoff };
  const callouts = [
    { at: pickup, label: 'Rider at your shop', value: '15–18 min' },
    { at: dropoff, label: 'At the door', value: '23:10–23:20' },
  ];
  return {
    frame: { width: 840, height: 844 },
    covered: NOTHING,
    points: [pickup, dropoff],
    marks: listMarks(marks),
    callouts: callouts.map((one) => ({
      at: one.at,
      size: calloutSize(one),
      clearance: clearanceAt(one.at, marks),
    })),
    floating: [CONTROLS, CHIP, HINT],
    ...over,
  };
}

/** Positions of both ends on screen, in the box inside the padding. */
function ends(scene: FitScene) {
  const room = fitView(scene);
  const [pickup, dropoff] = [scene.marks[0]?.at ?? SHOP, scene.marks[1]?.at ?? DOOR];
  const right = scene.frame.width - room.right;
  const bottom = scene.frame.height - room.bottom;
  const placeCallout = (at: LatLng, other: LatLng) => ({
    x: at.longitude <= other.longitude ? room.left : right,
    y: at.latitude >= other.latitude ? room.top : bottom,
  });
  return { shop: placeCallout(pickup, dropoff), door: placeCallout(dropoff, pickup), room };
}

function hiddenBy(scene: FitScene): number {
  const { shop, door } = ends(scene);
  const marks = [shop, door].map((at, index) => boxAround(at, scene.marks[index]?.reach ?? NOTHING));
  const boxes = [...marks, ...scene.floating];
  const callouts = scene.callouts.map(({ size, clearance }, index) => {
    const one = {
      at: index === 0 ? shop : door,
      size,
      clearance,
      frame: scene.frame,
      lines: [[shop, door]],
      boxes,
    };
    return calloutBox(one, calloutSpot(one));
  });
  const inside = { left: 0, top: 0, right: scene.frame.width, bottom: scene.frame.height };
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
  return [...marks, ...callouts].reduce(
    (sum, box) =>
      sum +
      area(box) -
      overlap(box, inside) +
      scene.floating.reduce((covered, other) => covered + overlap(box, other), 0),
    0,
  );
}

describe('a fit', () => {
  it.each([
    ['north-east', DOOR],
    ['north-west', { latitude: 25.04, longitude: 121.53 }],
    ['south', { latitude: 25.01, longitude: 121.5437 }],
    ['south-east', { latitude: 25.012, longitude: 121.557 }],
    ['east', { latitude: 25.0263, longitude: 121.557 }],
  ])('keeps both ends and their callouts clear of buttons, chips and hints: %s', (_, dropoff) => {
    expect(hiddenBy(buildScene(SHOP, dropoff))).toBeLessThan(20);
  });

  it('prefers the route over margins on a small map', () => {
    const frame = { width: 390, height: 250 };
    const { shop, door } = ends(
      buildScene(SHOP, DOOR, { frame, covered: { ...NOTHING, bottom: 18 }, callouts: [], floating: [] }),
    );
    expect(door.y).toBeGreaterThanOrEqual(60);
    expect(shop.y).toBeLessThanOrEqual(250 - 18 - 17);
    expect(shop.y - door.y).toBeGreaterThan(110);
  });

  it('keeps both ends clear of the chip, buttons and credit of a phone, whichever way it goes', () => {
    const floating = [
      { left: 228, top: 16, right: 374, bottom: 60 },
      { left: 12, top: 12, right: 56, bottom: 144 },
      { left: 8, top: 190, right: 382, bottom: 234 },
    ];
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees * Math.PI) / 180;
      const door = {
        latitude: SHOP.latitude + Math.sin(angle) * 0.003,
        longitude: SHOP.longitude + Math.cos(angle) * 0.003,
      };
      const scene = buildScene(SHOP, door, { frame: { width: 390, height: 240 }, floating });
      const at = ends(scene);
      const marks = [at.shop, at.door].map((end, index) =>
        boxAround(end, scene.marks[index]?.reach ?? NOTHING),
      );
      const under = marks.flatMap((mark) => floating.map((other) => overlap(mark, other)));
      expect({ degrees, under: Math.max(...under) < 60 }).toEqual({ degrees, under: true });
    }
  });

  it('leaves room for what panels cover', () => {
    const { room } = ends(buildScene(SHOP, DOOR, { covered: { ...NOTHING, left: 200 }, floating: [] }));
    expect(room.left).toBeGreaterThan(260);
  });

  it('still shows both ends in a frame too small for their marks', () => {
    const room = fitView(buildScene(SHOP, DOOR, { frame: { width: 120, height: 60 }, floating: [] }));
    expect(room.top + room.bottom).toBeLessThan(60);
    expect(room.left + room.right).toBeLessThan(120);
  });

  it('comes no nearer than street level for two ends at one place', () => {
    const room = fitView(buildScene(SHOP, SHOP));
    expect(room.left + room.right).toBeGreaterThan(800);
    expect(Number.isFinite(room.top)).toBe(true);
  });
});

describe('a single pin', () => {
  const AREAS: Box = { left: 220, top: 16, right: 374, bottom: 60 };
  const ZOOM: Box = { left: 12, top: 12, right: 56, bottom: 144 };
  const pin = listMarks({ dropoff: DOOR })[0];
  const pinBox = (scene: Parameters<typeof aloneView>[0]) => {
    if (!pin) throw new Error('No mark stands at the door');
    const { left, right, top, bottom } = aloneView(scene, pin);
    const at = {
      x: (left + scene.frame.width - right) / 2,
      y: (top + scene.frame.height - bottom) / 2,
    };
    return { at, box: boxAround(at, pin.reach) };
  };

  it('is in the middle of the part that no panel covers', () => {
    const frame = { width: 840, height: 844 };
    const covered = { ...NOTHING, left: 200 };
    expect(pinBox({ frame, covered, floating: [CONTROLS, CHIP, HINT] }).at).toEqual({ x: 520, y: 422 });
  });

  it.each([
    ['a hint, a card and the credit at the foot', [{ left: 72, top: 147, right: 318, bottom: 183 }]],
    ['a hint as wide as the picture', [{ left: 8, top: 180, right: 382, bottom: 216 }]],
    ['something in the middle', [{ left: 100, top: 110, right: 290, bottom: 150 }]],
  ])('is clear of floating elements on a phone’s map: %s', (_, more) => {
    const frame = { width: 390, height: 308 };
    const floating = [AREAS, ZOOM, ...more];
    const { box } = pinBox({ frame, covered: NOTHING, floating });
    expect(floating.map((one) => overlap(box, one))).toEqual(floating.map(() => 0));
    expect([box.top >= 0, box.bottom <= frame.height]).toEqual([true, true]);
  });

  it.each([
    ['a phone', 358, 180],
    ['the narrowest one', 288, 196],
  ])('is beside a chip in a strip that is too low for both on %s', (_, width, chip) => {
    const frame = { width, height: 132 };
    const floating = [
      { left: 12, top: 12, right: 12 + chip, bottom: 52 },
      { left: 12, top: 92, right: width - 12, bottom: 126 },
    ];
    const { box } = pinBox({ frame, covered: NOTHING, floating });
    expect(floating.map((one) => overlap(box, one))).toEqual([0, 0]);
  });
});
