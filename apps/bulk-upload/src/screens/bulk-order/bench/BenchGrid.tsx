import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import { EmptyState, Icon } from '@courier/ui-kit/core';
import { EditGrid } from '@courier/ui-kit/data';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/create-bench';
import { useProblemWords } from './use-problem-words';
import type { BenchView } from './use-bench-view';

const WIDTHS: Readonly<Partial<Record<BulkColumn, number>>> = {
  customer_name: 150,
  customer_phone: 140,
  dropoff_address: 280,
  notes: 160,
  description: 180,
  payment_method: 160,
  collection_point: 150,
};

interface BenchGridProps {
  store: BenchStore;
  view: BenchView;
  /** What keys do together with Ctrl. */
  commands: Readonly<Record<string, () => void>>;
}

/** The rows as a table that is typed into. */
export function BenchGrid({ store, view, commands }: BenchGridProps) {
  const { t } = useWording();
  const wordsOf = useProblemWords();
  if (view.shown.length === 0) return <EmptyState icon="check" title={t('bench.none')} />;
  return (
    <EditGrid
      label={t('rows.label')}
      headTitle={t('rows.number')}
      columns={BULK_COLUMNS.map((column) => ({
        key: column,
        title: t(`column.${column}`),
        width: WIDTHS[column] ?? 110,
        align: column === 'amount' ? 'end' : 'start',
      }))}
      rowCount={view.shown.length}
      rowKey={(row) => view.shown[row] ?? row}
      rowHead={(place) => {
        const row = view.rowOf(place);
        const isWrong = row !== undefined && store.problems(row).length > 0;
        return (
          <>
            <Icon
              name={isWrong ? 'warning' : 'check'}
              size={14}
              label={t(isWrong ? 'bench.wrong' : 'filter.PREPROCESS_SUCCESS')}
            />
            {row?.number}
          </>
        );
      }}
      cell={(place, index) => {
        const row = view.rowOf(place);
        const column = BULK_COLUMNS[index];
        if (row === undefined || column === undefined) return { text: '' };
        const problem = store.problems(row).find((each) => each.column === column);
        return {
          text: row.values[column],
          wrong: problem && wordsOf(problem.key),
          changed: row.values[column] !== row.original[column],
        };
      }}
      active={view.active}
      onActive={view.moveTo}
      onEdit={view.edit}
      onPaste={view.paste}
      onCommand={(key, withShift) => {
        const run = commands[key === 'z' && withShift ? 'y' : key];
        run?.();
        return run !== undefined;
      }}
    />
  );
}
