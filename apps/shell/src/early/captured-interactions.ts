import { controlName, pressableIn, type Control } from './fields';

/** Interactions captured in the prerendered HTML before the screen takes over. */
export interface CapturedInteractions {
  /** The changed controls by name. */
  touched: Map<string, Control>;
  /** Replays the last button or shortcut press in the screen; null if the user has typed since then. */
  waiting: ((screen: HTMLElement) => void) | null;
  /** During IME composition the control must not be replaced. */
  isComposing: boolean;
  /**
   * Stops capturing.
   * @param onLastKey receives a replay function for a shortcut pressed just before the end, if the page does
   * not handle it; omitted without such a screen
   */
  end(onLastKey?: (press: (screen: HTMLElement) => void) => void): void;
}

const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Whether a key may be a shortcut of the screen: a letter outside the fields, or Ctrl with a key that edits
 * no text.
 */
function isForTheScreen(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isTyped = target instanceof Element && target.closest(TYPED_IN) !== null;
  if (event.repeat || event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return key === 'Enter' || (key.length === 1 && !isTyped);
  return key.length === 1 && key !== ' ' && !isTyped;
}

/**
 * Captures interactions with the prerendered HTML until `end` is called.
 * @param onComposed called after IME composition
 */
export function captureInteractions(frame: HTMLElement, onComposed: () => void): CapturedInteractions {
  const deeds: CapturedInteractions = {
    touched: new Map(),
    waiting: null,
    isComposing: false,
    end: stopCapture,
  };
  let onKeyOfTheScreen = (press: () => void) => wait(null, press);
  const wait = (button: HTMLElement | null, press: CapturedInteractions['waiting']) => {
    for (const one of frame.querySelectorAll('[data-press][aria-busy]')) one.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    deeds.waiting = press;
  };
  frame.addEventListener('input', ({ target }) => {
    const name = controlName(target as Control);
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
    // The browser may update the field only after this event.
    setTimeout(onComposed);
  });
  window.addEventListener('keydown', onKey);
  return deeds;

  function onKey(event: KeyboardEvent): void {
    if (!isForTheScreen(event)) return;
    // Runs after other handlers, such as those of the frame, have called `preventDefault`.
    setTimeout(() => {
      if (!event.defaultPrevented) onKeyOfTheScreen(() => pressKey(event));
    });
  }
  function stopCapture(onLastKey: typeof onKeyOfTheScreen = () => undefined): void {
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
