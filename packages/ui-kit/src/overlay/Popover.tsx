import { useEffect, useEffectEvent, useId, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import styles from './overlay.module.css';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the panel. */
  label: string;
  /** The button that opens it: spread the given attributes on it. */
  trigger: (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => ReactNode;
  /** Edge of the trigger the panel lines up with; `start` unless given. */
  align?: 'start' | 'end';
  /** Pixels; the panel is never wider than the window. */
  width?: number;
  children: ReactNode;
}

/**
 * A panel under its button. The first control inside (or the one with `data-autofocus`) takes the focus; Escape, a click
 * elsewhere and leaving by Tab close it, and Escape gives the focus back.
 */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  align = 'start',
  width,
  children,
}: PopoverProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!open) return;
    const controls = panel.current;
    (
      controls?.querySelector<HTMLElement>('[data-autofocus]') ??
      controls?.querySelector<HTMLElement>('button, input, a[href]') ??
      controls
    )?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    <span
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        onOpenChange(false);
        place.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
      }}
      onBlur={(event) => {
        if (open && event.relatedTarget instanceof Node && !place.current?.contains(event.relatedTarget))
          onOpenChange(false);
      }}
    >
      {trigger({
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={`${styles.panel} ${align === 'end' ? styles.atEnd : ''}`}
          style={width === undefined ? undefined : { inlineSize: `min(${width}px, calc(100vw - 32px))` }}
        >
          {children}
        </div>
      )}
    </span>
  );
}
