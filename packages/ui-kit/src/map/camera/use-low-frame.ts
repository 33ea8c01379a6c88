import { useLayoutEffect, useState, type RefObject } from 'react';

const LOW_PX = 200;

/** Too low for callouts. */
export const isLow = (frame: HTMLElement) => frame.clientHeight < LOW_PX;

/** True while the frame is too low for callouts and a column of buttons, as above a phone's form. */
export function useLowFrame(frame: RefObject<HTMLElement | null>): boolean {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setLow(isLow(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return low;
}
