import { useLayoutEffect, type RefObject } from 'react';

/** Tells the frame how high an element in it is, by a property of its style, for what else stands at its foot. */
export function useToldHeight(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
): void {
  useLayoutEffect(() => {
    const [around, measured] = [frame.current, element.current];
    if (!around || !measured) return undefined;
    const observer = new ResizeObserver(() =>
      around.style.setProperty(property, `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => {
      observer.disconnect();
      around.style.removeProperty(property);
    };
  }, [frame, element, property]);
}
