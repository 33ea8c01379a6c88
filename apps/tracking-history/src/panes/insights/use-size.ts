import { useEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The size before the first layout. */
const UNMEASURED: Size = { width: 360, height: 240 };

/** Tracks an element's size in pixels; a hidden element keeps its last size. */
export function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
