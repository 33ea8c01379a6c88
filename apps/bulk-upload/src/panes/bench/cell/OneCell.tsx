import { Icon } from '@courier/ui-kit/core';
import { Checkbox, Field, TextInput } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { isQuestion } from '../../../model/bench/check-row';
import type { BenchRow } from '../../../model/bench/bench';
import { ChoiceWords } from './ChoiceWords';
import { ConfirmPlace } from './ConfirmPlace';
import styles from './OneCell.module.css';
import type { CellRepair } from '../view/use-cell-repair';
import { useProblemWords } from '../view/use-problem-words';
import { useShownCell } from '../view/use-shown-cell';
import type { BenchView } from '../view/use-bench-view';

interface OneCellProps {
  store: BenchStore;
  view: BenchView;
  row: BenchRow;
  repair: CellRepair;
}

export function OneCell({ store, view, row, repair }: OneCellProps) {
  const { t } = useWording();
  const problemWords = useProblemWords();
  const shown = useShownCell();
  const { row: index, column } = view.at;
  const heading = store.headings?.[column];
  const name = t(`column.${column}`);
  const { problem } = repair;
  const words = problem ? problemWords(problem, row.values[column]) : undefined;
  // A question is not an error, so its field is not marked as invalid.
  const isAsked = problem !== null && isQuestion(problem);
  return (
    <div className={styles.card}>
      <Field
        label={heading === undefined || heading === column ? name : t('one.from', { column: name, heading })}
        {...(isAsked ? { hint: words } : { error: words })}
      >
        <TextInput
          dir={row.values[column] ? 'auto' : undefined}
          value={shown(column, row.values[column])}
          onValueChange={(text) => store.edit([{ row: index, column, text }])}
        />
      </Field>
      {problem?.key === 'bulk.confirm-place' && <ConfirmPlace store={store} view={view} />}
      {repair.choices.map((choice) => (
        <button
          key={choice.reading}
          type="button"
          className={styles.better}
          onClick={() => void repair.mend(choice)}
        >
          <Icon name={problem?.answers ? 'question' : 'sparkle'} size={18} />
          <ChoiceWords column={column} choice={choice} />
          <Icon name="check" size={18} />
        </button>
      ))}
      {repair.alike > 0 && (
        <Checkbox
          checked={repair.withAlike}
          onCheckedChange={repair.setWithAlike}
          label={t('bench.alike', { count: repair.alike })}
        />
      )}
    </div>
  );
}
