import type { Proof } from '@courier/api-client/contract';
import { createHash } from 'node:crypto';
import { drawText } from './pixel-digits';
import { Canvas, type Colour } from './canvas';

const WIDTH = 320;
const HEIGHT = 240;
const WALLS: readonly Colour[] = [
  [226, 219, 205],
  [205, 215, 214],
  [222, 208, 200],
  [211, 213, 224],
];
const DOORS: readonly Colour[] = [
  [94, 76, 62],
  [58, 84, 92],
  [112, 62, 58],
  [70, 88, 66],
];
const FLOOR: Colour = [150, 142, 132];
const CARDBOARD: Colour = [196, 154, 104];
const TAPE: Colour = [168, 124, 76];
const SHADOW: Colour = [122, 115, 106];
const LABEL: Colour = [250, 248, 242];
const INK: Colour = [40, 36, 32];

/**
 * Draws a photo: the parcel before a door (delivery), on a counter (pickup) or back on it (return), with the
 * time in the corner. Deterministic by order, kind and time.
 * @param stamp e.g. `2026-11-20 14:05`
 */
export function proofPicture(orderId: string, kind: Proof['kind'], stamp: string): Buffer {
  const dice = createHash('sha256').update(`${orderId} ${kind}`).digest();
  const die = (index: number, sides: number) => (dice[index] as number) % sides;
  const canvas = new Canvas(WIDTH, HEIGHT, [
    WALLS[die(0, WALLS.length)] as Colour,
    FLOOR,
    DOORS[die(1, DOORS.length)] as Colour,
    CARDBOARD,
    TAPE,
    SHADOW,
    LABEL,
    INK,
  ]);
  const horizon = 165 + die(2, 12);
  canvas.fill(0, horizon, WIDTH, HEIGHT, 1);
  if (kind === 'delivery') {
    const door = 30 + die(3, 60);
    canvas.fill(door, 24, 92, horizon - 24, 2);
    canvas.fill(door + 78, 96, 7, 7, 6);
  } else {
    canvas.fill(0, horizon, WIDTH, 9, 2);
    for (let shelf = 40; shelf < horizon - 30; shelf += 38) canvas.fill(18, shelf, 150, 5, 2);
  }
  const boxWidth = 80 + die(4, 40);
  const boxHeight = 48 + die(5, 26);
  const x = 130 + die(6, 60);
  const y = horizon + 22 - boxHeight;
  canvas.fill(x + 8, y + boxHeight - 6, boxWidth, 12, 5);
  canvas.fill(x, y, boxWidth, boxHeight, 3);
  canvas.fill(x + boxWidth / 2 - 5, y, 10, boxHeight, 4);
  canvas.fill(x + 8, y + 10, 28, 18, 6);
  for (let line = 0; line < 3; line += 1)
    canvas.fill(x + 11, y + 13 + line * 5, 12 + die(7 + line, 10), 2, 7);
  canvas.fill(WIDTH - 142, HEIGHT - 24, 136, 18, 7);
  drawText(canvas, WIDTH - 136, HEIGHT - 20, stamp, 6);
  return canvas.toPng();
}
