import { useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input, select, textarea, iframe, [tabindex]:not([tabindex="-1"])';

/** Keeps the focus inside an open dialog, closes on Escape, and gives the focus back afterwards. */
export function useFocusTrap(close: () => void) {
  const dialog = useRef<HTMLElement>(null);
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  }, [close]);

  useEffect(() => {
    const before = document.activeElement;
    const inside = () => [...(dialog.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    inside()[0]?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose.current();
      if (event.key !== 'Tab') return;
      const all = inside();
      const [first, last] = [all[0], all.at(-1)];
      const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
      if (!leaving) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
