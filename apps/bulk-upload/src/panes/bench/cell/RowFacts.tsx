import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import type { BenchRow } from '../../../model/bench/bench';
import styles from './RowFacts.module.css';
import type { BenchView } from '../view/use-bench-view';
import { useShownCell } from '../view/use-shown-cell';

interface RowFactsProps {
  store: BenchStore;
  view: BenchView;
  row: BenchRow;
}

export function RowFacts({ store, view, row }: RowFactsProps) {
  const { t, money } = useWording();
  const shown = useShownCell();
  const { shownColumns: columns, kind } = store.table;
  const wrong = new Set(store.problems(row).map(({ column }) => column));
  const shownColumns = columns.filter(
    (column) => column !== view.at.column && (row.values[column] !== '' || wrong.has(column)),
  );
  const fee = kind === 'orders' ? store.findFee(row) : null;
  return (
    <ul className={styles.facts}>
      {shownColumns.map((column) => (
        <li key={column}>
          <button
            type="button"
            data-wrong={wrong.has(column) || undefined}
            onClick={() => view.moveTo({ row: view.active.row, column: columns.indexOf(column) })}
          >
            <span>{t(`column.${column}`)}</span>
            <strong>
              {wrong.has(column) && <Icon name="warning" size={16} label={t('bench.wrong')} />}
              <bdi>{row.values[column] === '' ? t('bench.empty') : shown(column, row.values[column])}</bdi>
            </strong>
          </button>
        </li>
      ))}
      {fee !== null && (
        <li>
          <p>
            <span>{t('rows.fee')}</span>
            <strong>
              <bdi dir="ltr">{money(fee)}</bdi>
            </strong>
          </p>
        </li>
      )}
    </ul>
  );
}
