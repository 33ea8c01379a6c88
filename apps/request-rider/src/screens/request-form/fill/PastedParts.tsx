import { Checkbox } from '@courier/ui-kit/input';
import { useLocaleState } from '@courier/shell-api';
import { formatDateTime } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { typedBefore } from '../../../model/paste/paste-fill';
import type { PasteField, PastedPart } from '../../../model/paste/pasted-part';
import type { RequestForm } from '../../../model/request-form';
import { NAMESPACE } from '../../../copy';
import styles from './PasteDialog.module.css';

interface PastedPartsProps {
  parts: readonly PastedPart[];
  form: RequestForm;
  isTaken(part: PastedPart): boolean;
  onTick(field: PasteField, take: boolean): void;
}

/** One line per value found: what it is, whether it was guessed, and what it would replace. */
export function PastedParts({ parts, form, isTaken, onTick }: PastedPartsProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const labels: Record<PasteField, string> = {
    name: t('form.name'),
    phone: t('form.phone'),
    address: t('places.deliver-to'),
    amount: t('form.amount'),
    time: t('form.time'),
    notes: t('form.notes'),
    description: t('form.description'),
  };
  const shown = (field: PasteField, value: string) =>
    field === 'time' ? formatDateTime(Number(value), locale, country.timezone) : value;
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts} aria-label={t('paste.found')}>
      {parts.map((part) => {
        const before = typedBefore(part, form);
        return (
          <li key={part.field} className={styles.part}>
            <Checkbox
              checked={isTaken(part)}
              onCheckedChange={(take) => onTick(part.field, take)}
              label={
                <span className={styles.words}>
                  <span className={styles.label}>{labels[part.field]}</span>
                  <bdi className={styles.value}>{shown(part.field, part.value)}</bdi>
                  {before !== null && (
                    <span className={styles.before}>
                      {t('paste.replaces', { value: shown(part.field, before) })}
                    </span>
                  )}
                </span>
              }
            />
            {part.doubtful && <span className={styles.doubt}>{t('paste.doubtful')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
