import { useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * A panel that hangs under its button: Escape, a press outside and focus going elsewhere close it; Escape gives the
 * focus back to the button.
 */
export function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = useCallback((giveFocusBack = true) => {
    setOpen(false);
    if (giveFocusBack) trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (event: Event) => event.target instanceof Node && !root.current?.contains(event.target);
    const onPress = (event: Event) => {
      if (isOutside(event)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    rootRef: root,
    panelId,
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen((was) => !was),
    },
  };
}
