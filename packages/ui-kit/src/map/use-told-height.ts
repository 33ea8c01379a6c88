import { useLayoutEffect, type RefObject } from 'react';

/** Publishes an element's height as a style property of its frame, for other elements at the bottom. */
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
