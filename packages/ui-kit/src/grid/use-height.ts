import { useLayoutEffect, useRef, useState } from 'react';

/** Height of an element, at least the given pixels: some scripts are taller. */
export function useHeight(least: number) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.max(least, measured.offsetHeight)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [least]);
  return [element, height] as const;
}
