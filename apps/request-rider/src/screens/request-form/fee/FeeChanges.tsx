import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import type { FeeChange } from '../../../model/quote';
import { NAMESPACE } from '../../../copy';
import { useMoney } from './use-money';
import styles from './FeeChanges.module.css';

export function FeeChanges({ changes }: { changes: readonly FeeChange[] }) {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  if (changes.length === 0) return null;
  const labels = {
    base: t('docket.base'),
    distance: t('fee-changed.distance'),
    surcharge: t('docket.surcharge'),
  };
  return (
    <ul className={styles.changes} aria-label={t('fee-changed.parts')}>
      {changes.map(({ kind, from, to }) => (
        <li key={kind} className={styles.change}>
          <span>{labels[kind]}</span>
          <span className={styles.amounts}>
            <bdi dir="ltr">{money(from)}</bdi>
            <Icon name="arrow-end" size={14} />
            <b>
              <bdi dir="ltr">{money(to)}</bdi>
            </b>
          </span>
        </li>
      ))}
    </ul>
  );
}
