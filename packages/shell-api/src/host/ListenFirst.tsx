import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * Draws nothing; once in a document, around or beside what it draws. What listens to a store begins to after it was
 * painted. A letter typed before that reaches the store, but React, which nobody tells, puts back what stood in the
 * field, and the next letter stands there alone. With this all that waits to listen does so before a field hears of
 * a letter.
 */
export function ListenFirst(): null {
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  useLayoutEffect(() => {
    const listenFirst = () => flushSync(draw);
    document.addEventListener('input', listenFirst, { capture: true });
    return () => document.removeEventListener('input', listenFirst, { capture: true });
  }, []);
  return null;
}
