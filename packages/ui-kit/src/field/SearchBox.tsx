import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './search-box.module.css';

export interface SearchBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'aria-label' | 'placeholder'
> {
  /** Accessible name and placeholder. */
  label: string;
  /** Without a border, for the head of a floating list. */
  bare?: boolean;
  /** Content at its end, e.g. a key cap. */
  children?: ReactNode;
}

/** A search input with an icon. */
export function SearchBox({ label, bare = false, children, ...input }: SearchBoxProps) {
  return (
    <label className={`${styles.box} ${bare ? styles.bare : styles.edged}`}>
      <Icon name="search" size={bare ? 20 : 18} />
      <input
        autoComplete="off"
        spellCheck={false}
        // Keeps the order of digit groups in right-to-left scripts.
        dir={input.value ? 'auto' : undefined}
        {...input}
        placeholder={label}
        aria-label={label}
      />
      {children}
    </label>
  );
}
