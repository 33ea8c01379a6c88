/** What somebody typed into the form that came with the html. */
export interface TypedValues {
  email: string;
  password: string;
}

export interface Typed {
  values: TypedValues;
  /** Puts focus and caret where they were, on the input of the same id. */
  restoreFocus(): void;
}

/** Reads the html's form right before it is replaced. */
export function keepTyped(root: HTMLElement): Typed {
  const input = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`);
  const active = root.ownerDocument.activeElement;
  const focused = active instanceof HTMLInputElement && root.contains(active) ? active : null;
  // Browsers tell no caret for e-mail inputs; the end of the text is where typing goes on.
  const caret = focused?.selectionStart ?? focused?.value.length ?? 0;
  return {
    values: { email: input('email')?.value ?? '', password: input('password')?.value ?? '' },
    restoreFocus() {
      const target = focused?.id ? input(focused.id) : null;
      if (!target) return;
      target.focus({ preventScroll: true });
      if (target.type !== 'email') target.setSelectionRange(caret, caret);
    },
  };
}

export interface EarlyPress {
  /** Sends the form that took over, where Enter was pressed and nothing was typed since. Ends the watch. */
  sendAgain(root: HTMLElement): void;
}

/** Watches the html's form, which can send nothing, for Enter. */
export function watchEnter(root: HTMLElement): EarlyPress {
  let isPressed = false;
  const onKey = ({ key, isComposing, target }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) isPressed = true;
  };
  const onInput = () => {
    isPressed = false;
  };
  root.addEventListener('keydown', onKey);
  root.addEventListener('input', onInput);
  return {
    sendAgain(inCharge) {
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('input', onInput);
      if (isPressed) inCharge.querySelector('form')?.requestSubmit();
    },
  };
}
