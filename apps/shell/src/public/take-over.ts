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
