import { expect, it } from '@jest/globals';
import { calloutSide, type CalloutScene } from './callout-side';

const scene: CalloutScene = {
  at: { x: 300, y: 300 },
  size: { width: 120, height: 50 },
  clearance: { right: 25, left: 25, top: 25, bottom: 25 },
  frame: { width: 800, height: 800 },
  lines: [],
  boxes: [],
};

it('stands at the side of its point that no route takes', () => {
  const east = [
    { x: 300, y: 300 },
    { x: 600, y: 300 },
  ];
  const west = [
    { x: 0, y: 300 },
    { x: 300, y: 300 },
  ];
  expect(calloutSide({ ...scene, lines: [west] })).toBe('right');
  expect(calloutSide({ ...scene, lines: [east] })).toBe('left');
  expect(calloutSide({ ...scene, lines: [east, west] })).toBe('top');
});

it('stays inside the map', () => {
  expect(calloutSide({ ...scene, at: { x: 790, y: 300 } })).toBe('left');
});

it('keeps off the other marks and buttons', () => {
  expect(calloutSide({ ...scene, boxes: [{ left: 320, top: 250, right: 500, bottom: 350 }] })).toBe('left');
});

it('lies over a route rather than under the buttons of a small map, which stand at the left in Arabic', () => {
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
  expect(calloutSide({ ...small, lines: [east, there, there] })).not.toBe('left');
});
