import type { Range } from '@tanstack/react-virtual';
import { useEffect, useReducer, useRef, useState } from 'react';
import { afterOthers } from '../late/when-idle';
import { RowsInSight } from './rows-in-sight';

/** Rows rendered beyond the viewport on each side, for scrolling. */
const OVERSCAN = 8;

/**
 * Draws the rows in sight at once and those beyond them when the page has nothing else to do.
 * @param keyAt key of a row, independent of its position
 * @param most rows beyond the window on each side; 8 unless given
 * @returns the range extractor of a virtual list
 */
export function useRowsInSight(
  keyAt: (index: number) => unknown,
  most = OVERSCAN,
): (range: Range) => number[] {
  const [sight] = useState(() => new RowsInSight(most));
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const waiting = useRef<(() => void) | null>(null);
  // After each drawing, as each may have gone elsewhere; one that waits already is not put off.
  useEffect(() => {
    if (sight.isWhole || waiting.current !== null) return;
    waiting.current = afterOthers(() => {
      waiting.current = null;
      sight.grow();
      redraw();
    });
  });
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );
  return (range) => sight.extract(range, keyAt);
}
