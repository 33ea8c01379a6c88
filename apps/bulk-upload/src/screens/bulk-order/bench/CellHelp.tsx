import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/create-bench';
import styles from './CellHelp.module.css';
import { useProblemWords } from './use-problem-words';
import type { BenchView } from './use-bench-view';

/** Of the active cell: which rule it breaks, what stands in it, and how it is mended. */
export function CellHelp({ store, view }: { store: BenchStore; view: BenchView }) {
  const { t } = useWording();
  const wordsOf = useProblemWords();
  const { row, column } = view.at;
  const found = view.bench.rows[row];
  const problem = found && store.problems(found).find((each) => each.column === column);
  if (!found || !problem) return <p className={styles.help}>{t('bench.keys')}</p>;
  const text = found.values[column];
  const better = store.repairOf(column, text);
  return (
    <p className={styles.help} role="status">
      <Icon name="warning" size={16} />
      <strong>{wordsOf(problem.key)}</strong>
      <span>
        {t('bench.inRow', { number: found.number, column: t(`column.${column}`) })}{' '}
        {text === '' ? t('bench.empty') : <bdi>“{text}”</bdi>}
      </span>
      {better !== null && (
        <Button size="s" icon="sparkle" onClick={() => store.edit([{ row, column, text: better }])}>
          {t('bench.use')} <bdi>“{better}”</bdi>
        </Button>
      )}
    </p>
  );
}
