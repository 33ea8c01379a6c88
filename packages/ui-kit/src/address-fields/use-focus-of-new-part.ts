import { useEffect, useRef, type RefObject } from 'react';

interface FocusOfNewPart {
  place: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the first part that the next change adds. */
  focusNext(): void;
}

/** @param count number of shown parts */
export function useFocusOfNewPart(count: number): FocusOfNewPart {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = null;
    if (known === null) return;
    const added = listParts(place.current).find(([key]) => !known.has(key));
    added?.[1].querySelector('input')?.focus();
  }, [count]);
  return {
    place,
    focusNext: () => {
      before.current = new Set(listParts(place.current).map(([key]) => key));
    },
  };
}

const listParts = (place: HTMLElement | null): (readonly [string, HTMLElement])[] =>
  [...(place?.querySelectorAll<HTMLElement>('[data-address-part]') ?? [])].map(
    (part) => [part.dataset['addressPart'] ?? '', part] as const,
  );
