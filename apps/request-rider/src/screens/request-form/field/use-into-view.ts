import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to an element when its content changes: the docket or the footer of a phone may cover it.
 * @param said null or false without content
 * @param known the initial content, which causes no scroll
 */
export function useIntoView<T>(said: T, known: T | null = null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(known);
  useEffect(() => {
    if (said && said !== before.current) place.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = said;
  }, [said]);
  return place;
}
