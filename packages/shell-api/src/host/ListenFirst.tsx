import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Draws while a letter is in a field of which nobody has heard yet: drawn once more with what stood there before, the
 * field would lose it. Past what React has put on the field to notice its changes, so that it hears of this one.
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
 * Draws nothing; once in a document, around or beside what it draws. What listens to a store begins to after it was
 * painted. A letter typed before that reaches the store, but React, which nobody tells, puts back what stood in the
 * field, and the next letter stands there alone. With this all that waits to listen does so before a letter is in its
 * field; where a browser puts one there without saying so first, before the field hears of it.
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
