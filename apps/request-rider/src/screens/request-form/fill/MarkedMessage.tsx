import { useCopy } from '@courier/i18n';
import { markedMessage, type PasteField, type PastedPart } from '@courier/message-reader';
import { NAMESPACE } from '../../../copy';
import { usePartWords } from './use-part-words';
import styles from './MarkedMessage.module.css';

interface MarkedMessageProps {
  message: string;
  /** In the order of the list beside it, which numbers them. */
  parts: readonly PastedPart[];
  active: PasteField | null;
  onActive(field: PasteField | null): void;
}

export const pastedFieldId = (field: PasteField) => `pasted-${field}`;

/** The message with its recognised parts; the number of a mark links to its line of the list. */
export function MarkedMessage({ message, parts, active, onActive }: MarkedMessageProps) {
  const t = useCopy(NAMESPACE);
  const { fieldName } = usePartWords();
  const toList = (field: PasteField) =>
    document.querySelector<HTMLElement>(`[data-part="${pastedFieldId(field)}"] input`)?.focus();
  return (
    <figure className={styles.figure} aria-label={t('paste.marked')}>
      <p className={styles.message} dir="auto">
        {markedMessage(message, parts).map(({ text, start, part, ends }) =>
          part === null ? (
            text
          ) : (
            <mark
              key={start}
              className={styles.mark}
              data-field={part.field}
              data-doubtful={!part.certain || undefined}
              data-current={active === part.field || undefined}
            >
              <bdi>{text}</bdi>
              {ends && (
                <button
                  type="button"
                  className={styles.number}
                  aria-label={t(part.certain ? 'paste.mark' : 'paste.mark-doubtful', {
                    number: parts.indexOf(part) + 1,
                    field: fieldName(part.field),
                  })}
                  onFocus={() => onActive(part.field)}
                  onBlur={() => onActive(null)}
                  onClick={() => toList(part.field)}
                >
                  {parts.indexOf(part) + 1}
                  {!part.certain && '?'}
                </button>
              )}
            </mark>
          ),
        )}
      </p>
      <figcaption className={styles.legend}>
        <span>
          <span className={styles.solid} aria-hidden="true" />
          {t('paste.understood')}
        </span>
        <span>
          <span className={styles.dotted} aria-hidden="true" />
          {t('paste.doubtful')}
        </span>
        <span>{t('paste.numbers')}</span>
      </figcaption>
    </figure>
  );
}
