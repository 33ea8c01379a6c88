import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Height of every row in pixels; fixed, so that a long list needs no measuring. */
export const ROW_HEIGHT = 89;
const OVERSCAN = 6;
/** Height taken for a pane that has not been laid out yet. */
const UNKNOWN_HEIGHT = 900;

interface RowsInView {
  first: number;
  /** One past the last row. */
  end: number;
  /** Scrolls just as far as needed to see a row. */
  reveal(index: number): void;
}

/** Which rows of a long list are worth drawing. */
export function useRowsInView(pane: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [view, setView] = useState({ top: 0, height: UNKNOWN_HEIGHT });

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight || UNKNOWN_HEIGHT });
    look();
    const resize = new ResizeObserver(look);
    resize.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [pane]);

  const reveal = useCallback(
    (index: number) => {
      const element = pane.current;
      if (!element) return;
      const top = index * ROW_HEIGHT;
      const bottom = top + ROW_HEIGHT - (element.clientHeight || UNKNOWN_HEIGHT);
      if (element.scrollTop > top) element.scrollTop = top;
      else if (element.scrollTop < bottom) element.scrollTop = bottom;
    },
    [pane],
  );

  const first = Math.max(0, Math.min(count, Math.floor(view.top / ROW_HEIGHT) - OVERSCAN));
  const end = Math.min(count, Math.ceil((view.top + view.height) / ROW_HEIGHT) + OVERSCAN);
  return { first, end, reveal };
}
