import type { CSSProperties } from 'react';
import type { GridEnd } from './grid.types';

/** Sticky position of a last column: before those after it. */
export const endPlace = (ends: readonly GridEnd[], index: number): CSSProperties => ({
  insetInlineEnd: ends.slice(index + 1).reduce((sum, { width }) => sum + width, 0),
});
