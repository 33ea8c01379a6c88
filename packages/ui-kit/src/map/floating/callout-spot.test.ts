import { expect, it } from '@jest/globals';
import { calloutBox, calloutSpot, overlap, type CalloutScene, type CalloutSpot } from './callout-spot';

const scene: CalloutScene = {
  at: { x: 300, y: 300 },
  size: { width: 120, height: 50 },
  clearance: { right: 25, left: 25, top: 25, bottom: 25 },
  frame: { width: 800, height: 800 },
  lines: [],
  boxes: [],
};

it('is on the side of its point without a route', () => {
  const east = [
    { x: 300, y: 300 },
    { x: 600, y: 300 },
  ];
  const west = [
    { x: 0, y: 300 },
    { x: 300, y: 300 },
  ];
  expect(calloutSpot({ ...scene, lines: [west] }).side).toBe('right');
  expect(calloutSpot({ ...scene, lines: [east] }).side).toBe('left');
  expect(calloutSpot({ ...scene, lines: [east, west] }).side).toBe('top');
});

it('stays inside the map', () => {
  expect(calloutSpot({ ...scene, at: { x: 790, y: 300 } }).side).toBe('left');
});

it('keeps off the other marks and buttons', () => {
  expect(calloutSpot({ ...scene, boxes: [{ left: 320, top: 250, right: 500, bottom: 350 }] }).side).toBe(
    'left',
  );
});

it('lies over a route rather than under the buttons of a small map, which are on the left in Arabic', () => {
  const buttons = { left: 12, top: 12, right: 56, bottom: 144 };
  const small: CalloutScene = {
    ...scene,
    at: { x: 170, y: 60 },
    size: { width: 112, height: 50 },
    frame: { width: 320, height: 200 },
    boxes: [buttons],
  };
  const east = [
    { x: 170, y: 60 },
    { x: 320, y: 60 },
  ];
  const there = [
    { x: 170, y: 60 },
    { x: 170, y: 190 },
  ];
  expect(calloutSpot({ ...small, lines: [east, there, there] }).side).not.toBe('left');
});

/** Square pixels outside the frame or under floating elements. */
function lost(one: CalloutScene, spot: CalloutSpot): number {
  const box = calloutBox(one, spot);
  const inside = { left: 0, top: 0, right: one.frame.width, bottom: one.frame.height };
  const beyond = one.size.width * one.size.height - overlap(box, inside);
  return one.boxes.reduce((sum, other) => sum + overlap(box, other), beyond);
}

it('shifts along its side into the map: above a rider at the edge whose route leads inwards', () => {
  const rider: CalloutScene = {
    ...scene,
    at: { x: 68, y: 300 },
    size: { width: 152, height: 50 },
    clearance: { right: 36, left: 36, top: 38, bottom: 38 },
    lines: [
      [
        { x: 68, y: 300 },
        { x: 560, y: 420 },
      ],
    ],
  };
  const spot = calloutSpot(rider);
  expect(spot.side).toBe('top');
  expect(lost(rider, spot)).toBe(0);
});

it('shifts along its side clear of the buttons of a phone, which are on every side of its point', () => {
  const phone: CalloutScene = {
    ...scene,
    at: { x: 300, y: 130 },
    size: { width: 130, height: 50 },
    frame: { width: 390, height: 308 },
    lines: [
      [
        { x: 300, y: 130 },
        { x: 60, y: 130 },
      ],
      [
        { x: 300, y: 130 },
        { x: 300, y: 300 },
      ],
    ],
    boxes: [{ left: 334, top: 12, right: 378, bottom: 144 }],
  };
  const spot = calloutSpot(phone);
  expect(spot.side).toBe('top');
  expect(spot.shift).toBeLessThan(0);
  expect(lost(phone, spot)).toBe(0);
});

it('stays in the middle of its side where nothing is in the way', () => {
  expect(calloutSpot(scene)).toEqual({ side: 'right', shift: 0 });
});

it('uses the allowed sides in order', () => {
  expect(calloutSpot({ ...scene, sides: ['top', 'bottom'] }).side).toBe('top');
  const above = { left: 280, top: 230, right: 320, bottom: 270 };
  expect(calloutSpot({ ...scene, sides: ['top', 'bottom'], boxes: [above] }).side).toBe('bottom');
});
