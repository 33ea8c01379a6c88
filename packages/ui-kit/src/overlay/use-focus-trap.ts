import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { controlsIn, focusInside } from './focusable';

/** Open traps, the newest last: keys belong to that one. */
const open: object[] = [];

/**
 * Keeps the focus inside what the returned ref is set on while it is mounted, calls `onEscape` on Escape, and gives the
 * focus back afterwards. Of several at once only the newest answers to keys. An Escape that something inside used for
 * itself, such as an open list, is not its own.
 */
export function useFocusTrap(onEscape: () => void) {
  const place = useRef<HTMLElement>(null);
  // Read before anything inside can take the focus by itself.
  const [before] = useState(() => document.activeElement);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const trap = {};
    open.push(trap);
    focusInside(place.current);
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== trap) return;
      if (event.key === 'Escape' && !event.defaultPrevented) escape();
      if (event.key === 'Tab') keepInside(event, place.current);
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

function keepInside(event: KeyboardEvent, place: HTMLElement | null): void {
  const all = controlsIn(place);
  const [first, last] = [all[0], all.at(-1)];
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
