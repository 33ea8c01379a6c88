import { useEffect } from 'react';

interface FormKeys {
  /** Ctrl+Enter, anywhere. */
  place(): void;
  /** N. */
  focusNew(): void;
  /** O; null where no order can be repeated. */
  again: (() => void) | null;
  /** A text pasted beside the fields; null where it cannot be taken. */
  paste: ((text: string) => void) | null;
}

const isTyping = ({ target }: Event) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** The keys of the form. Single letters count outside of fields and dialogs only. */
export function useFormKeys({ place, focusNew, again, paste }: FormKeys, placeByKey: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (!placeByKey) return;
        event.preventDefault();
        return place();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const act = { n: focusNew, o: again }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!paste || isTyping(event) || text.trim() === '') return;
      event.preventDefault();
      paste(text);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('paste', onPaste);
    };
  }, [again, focusNew, paste, place, placeByKey]);
}
