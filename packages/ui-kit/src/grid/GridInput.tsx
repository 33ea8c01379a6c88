import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './edit-grid.module.css';

/** How editing ends: saved in place, saved with a move to another cell, or cancelled. */
export type EndOfTyping = 'keep' | 'down' | 'next' | 'previous' | 'give-up';

interface GridInputProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  onEnd: (how: EndOfTyping) => void;
}

function endOfTyping({ key, shiftKey, nativeEvent }: KeyboardEvent): EndOfTyping | null {
  // Enter that confirms an input method's word does not end editing.
  if (nativeEvent.isComposing) return null;
  if (key === 'Enter') return 'down';
  if (key === 'Escape') return 'give-up';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}

export function GridInput({ label, text, onType, onEnd }: GridInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Ignores the blur that follows a key that ended editing. */
  const hasEnded = useRef(false);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      className={styles.input}
      dir="auto"
      aria-label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        if (!hasEnded.current) onEnd('keep');
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const how = endOfTyping(event);
        if (how === null) return;
        event.preventDefault();
        hasEnded.current = true;
        onEnd(how);
      }}
    />
  );
}
