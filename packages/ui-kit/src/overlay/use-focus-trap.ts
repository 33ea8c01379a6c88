import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { controlsIn, focusInside } from './focusable';

/** Open traps, newest last: only the newest handles keys. */
const open: object[] = [];

/**
 * Traps the focus in the ref's element while mounted, calls `onEscape` on Escape, and restores the focus.
 * Only the newest trap handles keys. Ignores an Escape that content inside handled, such as an open list.
 */
export function useFocusTrap(onEscape: () => void) {
  const place = useRef<HTMLElement>(null);
  // Read before content inside takes the focus.
  const [before] = useState(() => document.activeElement);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const trap = {};
    open.push(trap);
    focusInside(place.current);
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== trap) return;
      if (event.key === 'Escape' && !event.defaultPrevented) escape();
      if (event.key === 'Tab') trapFocus(event, place.current);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      open.splice(open.indexOf(trap), 1);
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [before]);
  return place;
}

function trapFocus(event: KeyboardEvent, place: HTMLElement | null): void {
  const all = controlsIn(place);
  const [first, last] = [all[0], all.at(-1)];
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
