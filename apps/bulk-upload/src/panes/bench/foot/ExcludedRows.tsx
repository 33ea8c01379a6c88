import { ROW_EXCLUSIONS } from '@courier/sheet-reader';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import styles from './ExcludedRows.module.css';
import type { BenchView } from '../view/use-bench-view';

interface ExcludedRowsProps {
  store: BenchStore;
  view: BenchView;
}

/** Further rows are counted only. */
const NAMED_ROWS = 5;

export function ExcludedRows({ store, view }: ExcludedRowsProps) {
  const { t } = useWording();
  const { rows } = view.bench;
  function nameRow(index: number): string {
    const row = rows[index];
    const name = row?.values[store.table.title] ?? '';
    const number = row?.number ?? 0;
    return name === '' ? t('rows.rowNumber', { number }) : t('bench.named', { number, name });
  }
  return ROW_EXCLUSIONS.map((exclusion) => {
    const excluded = rows.flatMap((row, index) =>
      row.leftOut && row.exclusion === exclusion ? [index] : [],
    );
    if (excluded.length === 0) return null;
    const more = excluded.length - NAMED_ROWS;
    return (
      <p key={exclusion} className={styles.notice} role="status">
        <Icon name={exclusion === 'hidden' ? 'eye-off' : 'info'} size={16} />
        <span>
          <strong>{t(`bench.${exclusion}`, { count: excluded.length })}</strong>{' '}
          {excluded.slice(0, NAMED_ROWS).map(nameRow).join('; ')}
          {more > 0 && ` ${t('bench.more', { count: more })}`}
        </span>
        <Button size="s" onClick={() => store.leaveOut(excluded, false)}>
          {t('bench.takeInAll', { count: excluded.length })}
        </Button>
      </p>
    );
  });
}
