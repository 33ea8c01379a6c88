import { nameOf, pressableIn, type Control } from './fields';

/** What somebody did in the first paint. */
export interface Deeds {
  /** By name, the controls that were changed. */
  touched: Map<string, Control>;
  /** The button or key that was pressed last and has had nothing typed after it: presses it in the screen. */
  waiting: ((screen: HTMLElement) => void) | null;
  /** While a character is being put together, nothing may be moved from under it. */
  isComposing: boolean;
  /**
   * Looks no longer at what is done. @param onLastKey a key may have been pressed a moment before, of which nobody has
   * said yet whether it is known: presses it in the screen. Not given where there is no such screen
   */
  end(onLastKey?: (press: (screen: HTMLElement) => void) => void): void;
}

const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), textarea';

/** Whether a key may be one of the screen's: a letter beside the fields, or one with Ctrl that edits no text. */
function isForTheScreen(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isTyped = target instanceof Element && target.closest(TYPED_IN) !== null;
  if (event.repeat || event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return key === 'Enter' || (key.length === 1 && !isTyped);
  return key.length === 1 && key !== ' ' && !isTyped;
}

/** Watches until `end` what is done in the first paint. @param onComposed a character has been put together */
export function deedsIn(frame: HTMLElement, onComposed: () => void): Deeds {
  const deeds: Deeds = { touched: new Map(), waiting: null, isComposing: false, end };
  let onKeyOfTheScreen = (press: () => void) => wait(null, press);
  const wait = (button: HTMLElement | null, press: Deeds['waiting']) => {
    for (const one of frame.querySelectorAll('[data-press][aria-busy]')) one.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    deeds.waiting = press;
  };
  frame.addEventListener('input', ({ target }) => {
    const name = nameOf(target as Control);
    if (name !== null) deeds.touched.set(name, target as Control);
    wait(null, null);
  });
  frame.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-press]');
    if (button) wait(button, (screen) => pressIn(screen, button.dataset['press']));
  });
  frame.addEventListener('compositionstart', () => {
    deeds.isComposing = true;
  });
  frame.addEventListener('compositionend', () => {
    deeds.isComposing = false;
    // The text may be put into the field after this is told.
    setTimeout(onComposed);
  });
  window.addEventListener('keydown', onKey);
  return deeds;

  function onKey(event: KeyboardEvent): void {
    if (!isForTheScreen(event)) return;
    // Whoever knows the key already, e.g. the frame around the screen, has said so by then.
    setTimeout(() => {
      if (!event.defaultPrevented) onKeyOfTheScreen(() => pressKey(event));
    });
  }
  function end(onLastKey: typeof onKeyOfTheScreen = () => undefined): void {
    onKeyOfTheScreen = onLastKey;
    window.removeEventListener('keydown', onKey);
  }
}

function pressIn(screen: HTMLElement, name: string | undefined): void {
  pressableIn(screen)
    .find((button) => button.dataset['press'] === name)
    ?.click();
}

function pressKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const press = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press));
}
