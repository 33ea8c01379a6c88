import { Button, EmptyState } from '@courier/ui-kit/core';
import { VirtualList } from '@courier/ui-kit/data';
import { Field, TextInput } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import type { BenchRow } from '../../model/bench';
import { isDoubtful } from '../../model/row-place';
import styles from './RepairCards.module.css';
import { TwinHelp } from './TwinHelp';
import { useProblemWords } from './use-problem-words';
import type { BenchView } from './use-bench-view';

const CARD_HEIGHT = 150;

interface RepairCardsProps {
  store: BenchStore;
  view: BenchView;
  onMap: () => void;
}

/** On a phone: of each row the cells that are wrong or were, as fields. */
export function RepairCards({ store, view, onMap }: RepairCardsProps) {
  const { t } = useWording();
  if (view.shown.length === 0) return <EmptyState icon="check" title={t('bench.none')} />;
  return (
    <VirtualList
      items={view.shown}
      itemKey={String}
      rowHeight={CARD_HEIGHT}
      label={t('rows.label')}
      renderRow={(index) => {
        const row = view.bench.rows[index];
        return row && <RepairCard store={store} view={view} onMap={onMap} index={index} row={row} />;
      }}
    />
  );
}

interface RepairCardProps extends RepairCardsProps {
  index: number;
  row: BenchRow;
}

function RepairCard({ store, view, onMap, index, row }: RepairCardProps) {
  const { t } = useWording();
  const wordsOf = useProblemWords();
  const problems = store.problems(row);
  const columns = store.table.columns.filter(
    (column) =>
      row.values[column] !== row.original[column] || problems.some((problem) => problem.column === column),
  );
  return (
    <article className={styles.card}>
      <p className={styles.name}>
        {t('rows.rowNumber', { number: row.number })} <bdi>{row.values[store.table.title]}</bdi>
      </p>
      {columns.map((column) => {
        const problem = problems.find((each) => each.column === column);
        const text = row.values[column];
        const better = problem ? store.repairOf(column, text) : null;
        return (
          <div key={column}>
            <Field label={t(`column.${column}`)} error={problem && wordsOf(problem)}>
              <TextInput
                value={text}
                onValueChange={(typed) => store.edit([{ row: index, column, text: typed }])}
              />
            </Field>
            {better !== null && (
              <Button
                size="s"
                icon="sparkle"
                onClick={() => store.edit([{ row: index, column, text: better }])}
              >
                {t('bench.use')} <bdi>“{better}”</bdi>
              </Button>
            )}
          </div>
        );
      })}
      {isDoubtful(store.placeOf(row)) && (
        <p>
          <Button
            size="s"
            icon="pin"
            onClick={() => {
              view.moveTo({ row: view.shown.indexOf(index), column: 0 });
              onMap();
            }}
          >
            {t(`map.${store.placeOf(row).certainty}`)}
          </Button>
        </p>
      )}
      {(row.leftOut || view.twins.has(index)) && <TwinHelp store={store} view={view} row={index} />}
    </article>
  );
}
