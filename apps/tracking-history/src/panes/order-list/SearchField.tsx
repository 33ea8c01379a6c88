import { memo, useId, useRef } from 'react';
import { Icon, Kbd } from '@courier/ui-kit/core';
import { useShortcut } from '@courier/shell-api/hooks';
import { useWording } from '../../copy';
import { manifest } from '../../remote.manifest';
import { RecentSearches, optionId } from './RecentSearches';
import styles from './SearchField.module.css';
import { useRecentSearches } from './use-recent-searches';

interface SearchFieldProps {
  text: string;
  onSearch(text: string): void;
  /** Opens the results that another list has; absent without any. */
  onEnter?: (() => void) | undefined;
}

export const SearchField = memo(function SearchField({ text, onSearch, onEnter }: SearchFieldProps) {
  const { t } = useWording();
  const id = useId();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches({ text, onSearch, leave: () => input.current?.blur() });
  const { isOpen, texts, marked } = recent;

  useShortcut(manifest, 'search', () => input.current?.focus());

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
        // Keeps the order of digit groups in right-to-left languages.
        dir={text ? 'auto' : undefined}
        placeholder={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        {...(texts.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'none',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-activedescendant': marked === null ? undefined : optionId(listId, marked),
        })}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          recent.onKeyDown(event);
          if (event.key === 'Enter' && text.trim() !== '') onEnter?.();
        }}
        onFocus={recent.show}
        onClick={recent.show}
        onBlur={recent.leave}
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
      {isOpen && (
        <RecentSearches
          id={listId}
          texts={texts}
          marked={marked}
          onChoose={recent.choose}
          onForget={recent.clear}
        />
      )}
    </div>
  );
});
