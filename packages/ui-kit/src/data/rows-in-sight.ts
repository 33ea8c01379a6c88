import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

const STEP = 4;

/**
 * Selects the rows of a long list to render. If most visible rows are new, only they render first; the rows
 * beyond them follow in steps.
 */
export class RowsInSight {
  readonly #most: number;
  #beyond = 0;
  #drawn = new Set<unknown>();

  /** @param most rows beyond the visible ones, on each side */
  constructor(most: number) {
    this.#most = most;
  }

  get isWhole(): boolean {
    return this.#beyond >= this.#most;
  }

  grow(): void {
    this.#beyond = Math.min(this.#most, this.#beyond + STEP);
  }

  /** Indexes of the rows to draw. @param keyAt key of a row, independent of its position */
  extract(range: Range, keyAt: (index: number) => unknown): number[] {
    const inSight = defaultRangeExtractor({ ...range, overscan: 0 });
    const stay = inSight.filter((index) => this.#drawn.has(keyAt(index))).length;
    if (stay < inSight.length / 2) this.#beyond = 0;
    const rows = defaultRangeExtractor({ ...range, overscan: this.#beyond });
    this.#drawn = new Set(rows.map(keyAt));
    return rows;
  }
}
