import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a place into view when something new is said there: the docket or the foot of a phone may cover it.
 * @param said null or false while there is nothing to see
 * @param known what was said before anybody could look, which moves nothing
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
