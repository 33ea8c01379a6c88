import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import type { FeeChange } from '../../../model/quote/quote';
import { NAMESPACE } from '../../../copy';
import { usePartLabel } from './use-part-label';
import { useMoney } from './use-money';
import styles from './FeeChanges.module.css';

export function FeeChanges({ changes }: { changes: readonly FeeChange[] }) {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const nameOfPart = usePartLabel();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={t('fee-changed.parts')}>
      {changes.map(({ kind, name, from, to }) => (
        <li key={`${kind} ${name ?? ''}`} className={styles.change}>
          <span>{nameOfPart({ kind, name })}</span>
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
