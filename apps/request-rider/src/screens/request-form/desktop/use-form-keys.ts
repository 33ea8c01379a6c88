import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping, useShortcut } from '@courier/shell-api/hooks';
import { manifest } from '../../../remote.manifest';

interface FormKeys {
  /** Null on a phone, which has no shortcut. */
  place: (() => void) | null;
  focusNew(): void;
  /** Null where no order can be repeated. */
  again: (() => void) | null;
  /** A text pasted outside the fields; null where it is not accepted. */
  paste: ((text: string) => void) | null;
}

export function useFormKeys({ place, focusNew, again, paste }: FormKeys): void {
  useShortcut(manifest, 'place', place);
  useShortcut(manifest, 'new', focusNew);
  useShortcut(manifest, 'again', again);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!paste || isTyping(event) || text.trim() === '') return;
    event.preventDefault();
    paste(text);
  });
  useLayoutEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
