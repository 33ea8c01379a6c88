import { useLayoutEffect, type RefObject } from 'react';
import { floatingOver } from './floating-over';

/** Measures how much of a card's top and bottom is under floating elements. */
export function useClearOfFloating(
  room: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [around, inner] = [room.current, card.current];
    if (!around || !inner) return undefined;
    const measure = () => {
      const [outer, own] = [around.getBoundingClientRect(), inner.getBoundingClientRect()];
      const over = floatingOver(around).filter(
        ({ left, right }) => left < own.right - outer.left && right > own.left - outer.left,
      );
      const isAbove = (box: { top: number; bottom: number }) => box.top + box.bottom < outer.height;
      const above = over.filter(isAbove).map(({ bottom }) => bottom);
      const below = over.filter((box) => !isAbove(box)).map(({ top }) => outer.height - top);
      around.style.setProperty('--floats-above', `${Math.max(0, ...above)}px`);
      around.style.setProperty('--floats-below', `${Math.max(0, ...below)}px`);
    };
    // It reports at once, after layout and before the paint.
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
    // Floating elements change with the map's parent, which renders this again.
  });
}
