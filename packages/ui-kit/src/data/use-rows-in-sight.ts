import type { Range } from '@tanstack/react-virtual';
import { useEffect, useReducer, useRef, useState } from 'react';
import { afterOthers } from '../late/when-idle';
import { RowsInSight } from './rows-in-sight';

const OVERSCAN = 8;

/**
 * Draws visible rows at once and others when the browser is idle.
 * @param keyAt key of a row, independent of its position
 * @param most rows beyond the window on each side; 8 by default
 * @returns the range extractor of a virtual list
 */
export function useRowsInSight(
  keyAt: (index: number) => unknown,
  most = OVERSCAN,
): (range: Range) => number[] {
  const [sight] = useState(() => new RowsInSight(most));
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const waiting = useRef<(() => void) | null>(null);
  // After each render, because the range may have changed; a pending step keeps its time.
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
