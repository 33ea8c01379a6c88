import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './RecentSearches.module.css';

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface RecentSearchesProps {
  id: string;
  texts: readonly string[];
  /** The option selected by arrow keys. */
  marked: number | null;
  onChoose(text: string): void;
  onForget(): void;
}

export function RecentSearches({ id, texts, marked, onChoose, onForget }: RecentSearchesProps) {
  const { t } = useWording();
  return (
    <div
      role="presentation"
      className={styles.panel}
      // Otherwise the field would lose the focus and close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <span id={`${id}-title`}>{t('search.recent')}</span>
        <button type="button" tabIndex={-1} className={styles.forget} onClick={onForget}>
          {t('search.forget')}
        </button>
      </div>
      <div role="listbox" id={id} aria-labelledby={`${id}-title`}>
        {texts.map((text, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay in the field above
          <div
            key={text}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className={styles.option}
            onClick={() => onChoose(text)}
          >
            <Icon name="history" size={16} />
            <bdi>{text}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
