import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './search-box.module.css';

export interface SearchBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'aria-label' | 'placeholder'
> {
  /** Name of the field and, while it is empty, what it says. */
  label: string;
  /** Without an edge of its own: the head of a list that floats. */
  bare?: boolean;
  /** Content at its end, for example a key cap. */
  children?: ReactNode;
}

/** A line to look something up with: lens, text, and what the caller puts at its end. */
export function SearchBox({ label, bare = false, children, ...input }: SearchBoxProps) {
  return (
    <label className={`${styles.box} ${bare ? styles.bare : styles.edged}`}>
      <Icon name="search" size={bare ? 20 : 18} />
      <input
        autoComplete="off"
        spellCheck={false}
        // Digits in groups keep their order in a script from right to left.
        dir={input.value ? 'auto' : undefined}
        {...input}
        placeholder={label}
        aria-label={label}
      />
      {children}
    </label>
  );
}
