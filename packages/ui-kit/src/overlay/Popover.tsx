import { useEffect, useEffectEvent, useId, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { focusInside } from './focusable';
import styles from './popover.module.css';

export type PopoverProps = PopoverFrame &
  (
    | {
        /** Accessible name of the panel. */
        label: string;
        menu?: false;
      }
    /** The content is a menu with its own role. */
    | { label?: never; menu: true }
  );

interface PopoverFrame {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: spread the attributes on it. */
  trigger: (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => ReactNode;
  /** Aligned edge of the trigger; `start` by default. */
  align?: 'start' | 'end';
  /** Width, padding and scrolling of the panel. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A panel under its button. The first control inside (or `data-autofocus`) takes the focus; Escape, a press
 * outside and leaving by Tab close it. The focus returns to the button unless it has moved elsewhere.
 */
export function Popover({
  open,
  onOpenChange,
  label,
  menu = false,
  trigger,
  align = 'start',
  className = '',
  children,
}: PopoverProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!open) return;
    const around = place.current;
    focusInside(panel.current);
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !around?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
      // The focused element was removed with the panel.
      if (document.activeElement === document.body)
        around?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
  }, [open]);

  return (
    <span ref={place} className={styles.place}>
      {trigger({
        type: 'button',
        'aria-haspopup': menu ? 'menu' : 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          {...(menu ? {} : { role: 'dialog', 'aria-label': label })}
          tabIndex={-1}
          className={`${styles.panel} ${align === 'end' ? styles.atEnd : ''} ${className}`}
        >
          {children}
        </div>
      )}
    </span>
  );
}
