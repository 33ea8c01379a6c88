import { knownHeadings } from '../headings/heading-row';

/** Signs between cells; in a tie the first, because commas also separate decimals and parts of an address. */
export const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Number of known headings that identify a heading line. */
const KNOWN_HEADINGS = 2;

interface Fit {
  known: number;
  /** Share of the lines with the most frequent number of cells, which is more than one. */
  share: number;
}

function measureFit(lines: readonly (readonly string[])[]): Fit {
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const known = Math.max(0, ...filled.map((cells) => knownHeadings(cells)));
  return {
    known: known < KNOWN_HEADINGS ? 0 : known,
    share: filled.length === 0 ? 0 : Math.max(0, ...counts.values()) / filled.length,
  };
}

/** The sign that occurs most often in one line, where no sign separates cells. */
const mostFrequent = (lines: readonly string[]): string => {
  const count = (sign: string) => Math.max(0, ...lines.map((line) => line.split(sign).length));
  return SEPARATORS.reduce<string>((most, sign) => (count(sign) > count(most) ? sign : most), ',');
};

/**
 * The sign that gives known headings and most lines the same number of cells.
 * @param split the first lines, split by a sign outside quotation marks
 * @param lines the same lines as written
 */
export function bestSeparator(
  split: (separator: string) => readonly (readonly string[])[],
  lines: readonly string[],
): string {
  let best: (Fit & { separator: string }) | null = null;
  for (const separator of SEPARATORS) {
    const fit = measureFit(split(separator));
    const isBetter =
      best === null || fit.known > best.known || (fit.known === best.known && fit.share > best.share);
    if (fit.share > 0 && isBetter) best = { ...fit, separator };
  }
  return best?.separator ?? mostFrequent(lines);
}
