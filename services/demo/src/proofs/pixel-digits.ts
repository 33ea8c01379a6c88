import type { Canvas } from './canvas';

/** Three columns and five rows per character, one bit each, from the top left. */
const SIGNS: Readonly<Record<string, string>> = {
  0: '111101101101111',
  1: '010110010010111',
  2: '111001111100111',
  3: '111001111001111',
  4: '101101111001001',
  5: '111100111001111',
  6: '111100111101111',
  7: '111001001001001',
  8: '111101111101111',
  9: '111101111001111',
  '-': '000000111000000',
  ':': '000010000010000',
};
const PIXEL = 2;

/** Draws digits, dashes and colons; any other character is a gap. */
export function drawText(canvas: Canvas, x: number, y: number, text: string, colour: number): void {
  [...text].forEach((sign, index) => {
    [...(SIGNS[sign] ?? '')].forEach((bit, place) => {
      const column = x + index * 4 * PIXEL + (place % 3) * PIXEL;
      if (bit === '1') canvas.fill(column, y + Math.floor(place / 3) * PIXEL, PIXEL, PIXEL, colour);
    });
  });
}
