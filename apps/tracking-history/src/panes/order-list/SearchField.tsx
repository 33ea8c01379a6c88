import { useId, useRef, type KeyboardEvent } from 'react';
import { Icon, Kbd } from '@courier/ui-kit/core';
import { useShortcut } from '@courier/shell-api/hooks';
import { useWording } from '../../copy';
import { manifest } from '../../remote.manifest';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  text: string;
  onSearch(text: string): void;
}

export function SearchField({ text, onSearch }: SearchFieldProps) {
  const { t } = useWording();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useShortcut(manifest, 'search', () => input.current?.focus());

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    onSearch('');
    input.current?.blur();
  }

  return (
    <div role="search" className={styles.field}>
      <Icon name="search" size={17} />
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={text}
        // A number in groups keeps their order in a script from right to left.
        dir={text ? 'auto' : undefined}
        placeholder={t('search.label')}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {text === '' ? (
        <span className={styles.key} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => onSearch('')}
        >
          <Icon name="cross" size={16} />
        </button>
      )}
    </div>
  );
}
