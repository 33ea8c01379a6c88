/** Values typed into the prerendered form. */
export interface TypedValues {
  email: string;
  password: string;
}

export interface Typed {
  values: TypedValues;
  /** Restores focus and caret on the input with the same id. */
  restoreFocus(): void;
}

/** Must run before the prerendered form is replaced. */
export function readTyped(root: HTMLElement): Typed {
  const input = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`);
  const active = root.ownerDocument.activeElement;
  const focused = active instanceof HTMLInputElement && root.contains(active) ? active : null;
  // E-mail inputs have no `selectionStart`; the end of the text is used instead.
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
  /** Submits the form of React if Enter was pressed last. Stops listening. */
  sendAgain(root: HTMLElement): void;
}

/** Listens for Enter in the prerendered form, which cannot be submitted. */
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
