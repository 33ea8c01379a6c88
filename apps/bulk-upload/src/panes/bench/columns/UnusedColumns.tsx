import { useMemo } from 'react';
import type { UnusedColumn } from '@courier/sheet-reader';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from './UnusedColumns.module.css';

interface UnusedColumnsProps {
  columns: readonly UnusedColumn[];
}

/** The columns of the sheet that have no meaning for an order, each with an example; those to check come first. */
export function UnusedColumns({ columns }: UnusedColumnsProps) {
  const { t } = useWording();
  const sorted = useMemo(
    () => [...columns].sort((one, other) => Number(other.isRisky) - Number(one.isRisky)),
    [columns],
  );
  if (columns.length === 0) return null;
  return (
    <section className={styles.unused} aria-labelledby="unused-columns">
      <h2 id="unused-columns">{t('mapping.unused')}</h2>
      <ul>
        {sorted.map(({ place, heading, example, isRisky }) => (
          <li key={place} data-risky={isRisky || undefined}>
            {isRisky && <Icon name="question" size={16} />}
            <bdi>{heading}</bdi> <bdi className={styles.example}>{example}</bdi>
            {isRisky && <strong>{t('mapping.risky')}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
