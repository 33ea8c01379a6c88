import { expect, it } from '@jest/globals';
import { boxesAlong, createLabelRoom, placeAlongLine, wrapText } from './place-labels';

const measure = (text: string) => text.length * 10;

it('leaves out a name that would cover an earlier one', () => {
  const room = createLabelRoom();
  room.occupy([{ left: 0, top: 0, right: 40, bottom: 12 }]);
  expect(room.isFree([{ left: 39, top: 6, right: 80, bottom: 18 }])).toBe(false);
  expect(room.isFree([{ left: 40, top: 0, right: 80, bottom: 12 }])).toBe(true);
});

it('breaks a long name between words only', () => {
  expect(wrapText('Sun Yat-sen Memorial Hall', 120, measure)).toEqual(['Sun Yat-sen', 'Memorial', 'Hall']);
  expect(wrapText('Hauptbahnhof', 50, measure)).toEqual(['Hauptbahnhof']);
});

it('writes a street name in the middle of its longest straight piece, never upside down', () => {
  const westward = [
    { x: 300, y: 100 },
    { x: 200, y: 100 },
    { x: 100, y: 100 },
    { x: 100, y: 130 },
  ];
  expect(placeAlongLine(westward, 150)).toEqual({ x: 200, y: 100, angle: 0 });
});

it('leaves out a street name that is longer than the street on the screen', () => {
  const short = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ];
  expect(placeAlongLine(short, 61)).toBeNull();
});

it('reserves only the room under a slanting name', () => {
  const boxes = boxesAlong({ x: 100, y: 100, angle: Math.PI / 4 }, 100, 12);
  const corner = { left: 130, top: 60, right: 140, bottom: 70 };
  const room = createLabelRoom();
  room.occupy(boxes);
  expect(boxes).toHaveLength(9);
  expect(room.isFree([corner])).toBe(true);
});
