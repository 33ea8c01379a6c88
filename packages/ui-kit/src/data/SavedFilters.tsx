import { useState, type FormEvent } from 'react';
import { useCopy } from '@courier/i18n';
import { PlainInput } from '../field/PlainInput';
import { Icon } from '../icon/Icon';
import { PlainButton } from '../plain-controls/PlainButton';
import styles from './table-view.module.css';

export interface SavedFilter {
  id: string;
  name: string;
}

export interface SavedFiltersProps {
  filters: readonly SavedFilter[];
  /** Id of the applied filter; null if it is none of these. */
  activeId: string | null;
  onApply: (id: string) => void;
  onRemove: (id: string) => void;
  /** Saves the applied filter under a name; absent if there is nothing to save. */
  onSave?: ((name: string) => void) | undefined;
}

const LONGEST_NAME = 40;

/** Saved filters: applied by a click, with a button to remove each. */
export function SavedFilters({ filters, activeId, onApply, onRemove, onSave }: SavedFiltersProps) {
  const t = useCopy('common');
  const [name, setName] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const wanted = name?.trim();
    if (!wanted) return;
    onSave?.(wanted);
    setName(null);
  }

  return (
    <ul className={styles.filters} aria-label={t('table.saved-filters')}>
      {filters.map((filter) => (
        <li
          key={filter.id}
          className={styles.filter}
          {...(filter.id === activeId ? { 'data-active': '' } : {})}
        >
          <button
            type="button"
            className={styles.apply}
            aria-pressed={filter.id === activeId}
            onClick={() => onApply(filter.id)}
          >
            <bdi>{filter.name}</bdi>
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('table.remove-filter', { name: filter.name })}
            onClick={() => onRemove(filter.id)}
          >
            <Icon name="cross" size={14} />
          </button>
        </li>
      ))}
      {onSave && name === null ? (
        <li>
          <PlainButton kind="quiet" size="s" icon="plus" onClick={() => setName('')}>
            {t('table.save-filter')}
          </PlainButton>
        </li>
      ) : null}
      {onSave && name !== null ? (
        <li>
          <form className={styles.naming} onSubmit={save}>
            <PlainInput
              autoFocus
              aria-label={t('table.filter-name')}
              placeholder={t('table.filter-name')}
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setName(null)}
            />
            <PlainButton type="submit" kind="secondary" size="s" disabled={name.trim() === ''}>
              {t('action.save')}
            </PlainButton>
          </form>
        </li>
      ) : null}
    </ul>
  );
}
