import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Renders while a field contains a letter that React has not processed: a render with the earlier value would lose it.
 * Bypasses the value tracker of React, so that React processes the event.
 */
function drawKeeping(field: Field, draw: () => void): void {
  const { value, selectionStart, selectionEnd } = field;
  draw();
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Renders nothing; use it once per document. Components subscribe to a store only after the paint. A letter typed
 * earlier reaches the store, but React is not notified, restores the old value, and the next letter replaces it. This
 * component flushes pending subscriptions before a letter enters a field, or, without a `beforeinput` event, before the
 * field handles it.
 */
export function ListenFirst(): null {
  const [, count] = useReducer((drawings: number) => drawings + 1, 0);
  useLayoutEffect(() => {
    const draw = () => flushSync(count);
    const onInput = ({ target }: Event) => (isField(target) ? drawKeeping(target, draw) : draw());
    document.addEventListener('beforeinput', draw, { capture: true });
    document.addEventListener('input', onInput, { capture: true });
    return () => {
      document.removeEventListener('beforeinput', draw, { capture: true });
      document.removeEventListener('input', onInput, { capture: true });
    };
  }, []);
  return null;
}
