import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Rows that are drawn in one go beyond those that are. */
const STEP = 4;

/**
 * Selects the rows of a long list to render. If most visible rows are new, only they render, because the reader waits
 * for
 * them; then a few more on each side with each step, for scrolling.
 */
export class RowsInSight {
  readonly #most: number;
  #beyond = 0;
  #drawn = new Set<unknown>();

  /** @param most rows beyond those in sight, on each side */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether all is drawn that is to be. */
  get isWhole(): boolean {
    return this.#beyond >= this.#most;
  }

  grow(): void {
    this.#beyond = Math.min(this.#most, this.#beyond + STEP);
  }

  /** Places of the rows to draw. @param keyAt key of a row, independent of its position */
  extract(range: Range, keyAt: (index: number) => unknown): number[] {
    const inSight = defaultRangeExtractor({ ...range, overscan: 0 });
    const stay = inSight.filter((index) => this.#drawn.has(keyAt(index))).length;
    if (stay < inSight.length / 2) this.#beyond = 0;
    const rows = defaultRangeExtractor({ ...range, overscan: this.#beyond });
    this.#drawn = new Set(rows.map(keyAt));
    return rows;
  }
}
