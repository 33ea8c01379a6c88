import { Button, Icon, Kbd } from '@courier/ui-kit/core';
import { Checkbox } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import type { CellProblem } from '../../../model/bench/check-row';
import type { RowValues } from '../../../model/bench/bench';
import styles from './CellNote.module.css';
import { ChoiceWords } from './ChoiceWords';
import { ConfirmPlace } from './ConfirmPlace';
import type { BenchView } from '../view/use-bench-view';
import type { CellRepair } from '../view/use-cell-repair';
import { useProblemWords } from '../view/use-problem-words';
import { useShownCell } from '../view/use-shown-cell';

interface CellNoteProps {
  store: BenchStore;
  view: BenchView;
  problem: CellProblem;
  repair: CellRepair;
}

/** Identifies the row, because its cells may be scrolled out of view. */
const about = ({ table }: BenchStore, values: RowValues): string =>
  [values[table.title], table.readAddress(values)].filter((text) => text !== '').join(' · ');

export function CellNote({ store, view, problem, repair }: CellNoteProps) {
  const { t } = useWording();
  const problemWords = useProblemWords();
  const shown = useShownCell();
  const { row, column } = view.at;
  const found = view.bench.rows[row];
  if (!found) return null;
  const text = shown(column, found.values[column]);
  return (
    <div className={styles.note} role="status">
      <p className={styles.rule} data-asked={problem.answers !== undefined || undefined}>
        <Icon name={problem.answers ? 'question' : 'warning'} size={18} />
        <strong>{problemWords(problem, text)}</strong>
      </p>
      {/* Browsers that translate a page replace text nodes: a new cell replaces the whole line. */}
      <p key={`${found.number} ${column} ${text}`} className={styles.value}>
        {t('bench.inRow', { number: found.number, column: t(`column.${column}`) })}{' '}
        {text === '' ? t('bench.empty') : <bdi>“{text}”</bdi>}
      </p>
      <p className={styles.value}>{about(store, found.values)}</p>
      {problem.key === 'bulk.confirm-place' && <ConfirmPlace store={store} view={view} />}
      {repair.choices.map((choice, index) => (
        <Button
          key={choice.reading}
          icon={problem.answers ? 'check' : 'sparkle'}
          aria-keyshortcuts={index === 0 ? 'Enter' : undefined}
          onClick={() => void repair.mend(choice)}
        >
          <ChoiceWords column={column} choice={choice} /> {index === 0 && <Kbd>Enter</Kbd>}
        </Button>
      ))}
      {repair.alike > 0 && (
        <Checkbox
          checked={repair.withAlike}
          onCheckedChange={repair.setWithAlike}
          label={t('bench.alike', { count: repair.alike })}
        />
      )}
      <p className={styles.typing}>
        {t('bench.type')} <Kbd>F2</Kbd>
      </p>
    </div>
  );
}
