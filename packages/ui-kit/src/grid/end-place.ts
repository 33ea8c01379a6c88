import type { CSSProperties } from 'react';
import type { GridEnd } from './grid.types';

/** Where one of the last columns stays while the others scroll: before those that come after it. */
export const endPlace = (ends: readonly GridEnd[], index: number): CSSProperties => ({
  insetInlineEnd: ends.slice(index + 1).reduce((sum, { width }) => sum + width, 0),
});
