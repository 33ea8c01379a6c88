import type { Page } from '@playwright/test';
import { textLines, type TextLine } from './text-lines';

/** Differences of rounding, and of signs above and below their line, in pixels. */
const NEAR = 2;
const HIGH = 5;
/** Share of a line’s height that another line may cover: boxes of Arabic and Thai fonts are higher than their lines. */
const COVERED = 1 / 2;
/** Share of a box above and below its signs, which is large in large letters. */
const AIR = 0.15;

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Why a line does not fit; null if it does, or if it is shortened or scrolled by design. */
function lineFault(
  { text, box, places, isOnTop, isHalfCovered }: TextLine,
  pageWidth: number,
): string | null {
  for (const place of places) {
    if (place.isShortened || place.isBody) break;
    const leavesWide = Math.max(place.box.left - box.left, box.right - place.box.right) > NEAR;
    const leavesHigh = Math.max(place.box.top - box.top, box.bottom - place.box.bottom) > HIGH;
    if ((leavesWide && hides(place.overflowX)) || (leavesHigh && hides(place.overflowY)))
      return `"${text}" is cut`;
    if (place.isControl && (leavesWide || leavesHigh)) return `"${text}" leaves its control`;
    if (scrolls(place.overflowX) || scrolls(place.overflowY)) return null;
    if (place.isFixed) break;
  }
  const isShortened = places.some((place) => place.isShortened);
  if (!isShortened && isOnTop && isHalfCovered) return `"${text}" is covered in part`;
  return !isShortened && (box.right > pageWidth + NEAR || box.left < -NEAR)
    ? `"${text}" leaves the page`
    : null;
}

/** The part of a line's box that its signs fill. */
function toSigns({ top, bottom }: TextLine['box']) {
  const air = (bottom - top) * AIR;
  return { top: top + air, bottom: bottom - air };
}

function isCovered(one: TextLine, other: TextLine): boolean {
  if (one.holder === other.holder || one.layer !== other.layer) return false;
  const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const [first, second] = [toSigns(one.box), toSigns(other.box)];
  const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  const lower = Math.min(first.bottom - first.top, second.bottom - second.top);
  return wide > NEAR && high > lower * COVERED;
}

/** Visible texts that are cut, leave their control or the page, or cover other texts. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { lines, pageWidth } = await textLines(page);
  const seen = lines.filter(({ isOnTop }) => isOnTop);
  const covered = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter((other) => isCovered(one, other))
      .map((other) => `"${one.text}" covers "${other.text}"`),
  );
  const cut = lines.map((line) => lineFault(line, pageWidth)).filter((fault) => fault !== null);
  return [...new Set([...cut, ...covered])];
}
