/** Pixels on the screen. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: ScreenBox, b: ScreenBox) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Occupied areas of names; earlier names have precedence. */
export function createLabelRoom() {
  const taken: ScreenBox[] = [];
  return {
    isFree: (boxes: readonly ScreenBox[]) => !boxes.some((box) => taken.some((other) => overlap(box, other))),
    occupy: (boxes: readonly ScreenBox[]) => void taken.push(...boxes),
  };
}
export type LabelRoom = ReturnType<typeof createLabelRoom>;

/** Wraps a text to the maximum width, without breaking words. */
export function wrapText(text: string, maxWidthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= maxWidthPx)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface LineLabel {
  x: number;
  y: number;
  /** Radians; the text is never upside down. */
  angle: number;
}

interface Piece {
  from: { x: number; y: number };
  to: { x: number; y: number };
  length: number;
}

/** Position of a name along a line: the middle of its longest straight piece. */
export function placeAlongLine(
  line: readonly { x: number; y: number }[],
  textWidth: number,
  maxAngle = Math.PI / 9,
): LineLabel | null {
  let best: Piece | null = null;
  let start = 0;
  const direction = (index: number) => {
    const [from, to] = [line[index], line[index + 1]];
    return from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0;
  };
  for (let index = 0; index + 1 < line.length; index += 1) {
    const bend = Math.abs(
      Math.atan2(
        Math.sin(direction(index) - direction(start)),
        Math.cos(direction(index) - direction(start)),
      ),
    );
    if (bend > maxAngle) start = index;
    const [from, to] = [line[start], line[index + 1]];
    if (!from || !to) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (!best || length > best.length) best = { from, to, length };
  }
  if (!best || best.length < textWidth) return null;
  const angle = Math.atan2(best.to.y - best.from.y, best.to.x - best.from.x);
  const upright = Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
  return { x: (best.from.x + best.to.x) / 2, y: (best.from.y + best.to.y) / 2, angle: upright };
}

/** Small squares along a rotated text, so that it occupies only its own area. */
export function boxesAlong({ x, y, angle }: LineLabel, width: number, height: number): ScreenBox[] {
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, index) => {
    const away = (index + 0.5) * (width / count) - width / 2;
    const [middleX, middleY] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    const half = height / 2 + 3;
    return { left: middleX - half, right: middleX + half, top: middleY - half, bottom: middleY + half };
  });
}
