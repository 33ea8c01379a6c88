import { Checkbox } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { typedBefore } from '../../../model/draft/paste-fill';
import type { PasteField, PastedPart } from '@courier/message-reader';
import type { RequestForm } from '../../../model/form/request-form';
import { NAMESPACE } from '../../../copy';
import { pastedFieldId } from './MarkedMessage';
import { PastedQuestion } from './PastedQuestion';
import { usePartWords } from './use-part-words';
import styles from './PasteDialog.module.css';

interface PastedPartsProps {
  parts: readonly PastedPart[];
  form: RequestForm;
  active: PasteField | null;
  /** The value to fill; null keeps the field unchanged, undefined means no answer yet. */
  findAnswer(part: PastedPart): string | null | undefined;
  onActive(field: PasteField | null): void;
  onAnswer(field: PasteField, value: string | null): void;
}

/** One line per value; unanswered questions follow and are not filled. */
export function PastedParts({ parts, ...shared }: PastedPartsProps) {
  const t = useCopy(NAMESPACE);
  const doubtful = parts.filter(({ certain }) => !certain);
  if (parts.length === 0) return null;
  const line = (part: PastedPart) => (
    <PartLine key={part.field} part={part} number={parts.indexOf(part) + 1} {...shared} />
  );
  return (
    <div className={styles.found}>
      <ul className={styles.parts} aria-label={t('paste.found')}>
        {parts.filter(({ certain }) => certain).map(line)}
      </ul>
      {doubtful.length > 0 && (
        <>
          <p className={styles.doubt}>{t('paste.left-out', { count: doubtful.length })}</p>
          <ul className={styles.parts} aria-label={t('paste.doubtful')}>
            {doubtful.map(line)}
          </ul>
        </>
      )}
    </div>
  );
}

interface PartLineProps extends Omit<PastedPartsProps, 'parts'> {
  part: PastedPart;
  number: number;
}

function PartLine({ part, number, form, active, findAnswer, onActive, onAnswer }: PartLineProps) {
  const t = useCopy(NAMESPACE);
  const { fieldName, shown } = usePartWords();
  const { field, value, certain } = part;
  const before = typedBefore(part, form);
  return (
    <li
      className={styles.part}
      data-part={pastedFieldId(field)}
      data-current={active === field || undefined}
      onPointerEnter={() => onActive(field)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(field)}
      onBlur={() => onActive(null)}
    >
      <span
        className={styles.number}
        data-field={field}
        data-doubtful={!certain || undefined}
        aria-hidden="true"
      >
        {number}
        {!certain && '?'}
      </span>
      {certain ? (
        <Checkbox
          checked={findAnswer(part) !== null}
          onCheckedChange={(take) => onAnswer(field, take ? value : null)}
          label={
            <span className={styles.words}>
              <span className={styles.label}>{fieldName(field)}</span>
              <bdi className={styles.value}>{shown(field, value)}</bdi>
              {before !== null && (
                <span className={styles.before}>{t('paste.replaces', { value: shown(field, before) })}</span>
              )}
            </span>
          }
        />
      ) : (
        <PastedQuestion
          part={part}
          answer={findAnswer(part)}
          before={before}
          onAnswer={(chosen) => onAnswer(field, chosen)}
        />
      )}
    </li>
  );
}
