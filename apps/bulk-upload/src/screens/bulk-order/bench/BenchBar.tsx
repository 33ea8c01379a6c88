import { Button, IconButton } from '@courier/ui-kit/core';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/create-bench';
import { repairedCells } from '../../../model/bench';
import styles from '../JobView.module.css';
import type { BenchView } from './use-bench-view';

interface BenchBarProps {
  store: BenchStore;
  view: BenchView;
  onFind: () => void;
}

/** Which rows are shown, steps back and forth, and what mends many cells at once. */
export function BenchBar({ store, view, onFind }: BenchBarProps) {
  const { t, number } = useWording();
  const { bench, wrongCount, filter } = view;
  const repairs = store.repairs().length;
  const repaired = repairedCells(bench);
  return (
    <div className={styles.bar}>
      <Segmented
        value={filter}
        label={t('filter.label')}
        options={[
          { value: 'ALL' as const, label: `${t('filter.ALL')} ${number(bench.rows.length)}` },
          { value: 'WRONG' as const, label: `${t('bench.wrong')} ${number(wrongCount)}` },
        ]}
        onValueChange={view.choose}
      />
      <span className={styles.repaired}>
        {repaired > 0 && t('bench.repaired', { count: repaired })}
        <IconButton
          icon="undo"
          label={t('keys.undo')}
          disabled={bench.past.length === 0}
          onClick={store.undo}
        />
        <IconButton
          icon="redo"
          label={t('keys.redo')}
          disabled={bench.future.length === 0}
          onClick={store.redo}
        />
      </span>
      <span className={styles.tools}>
        {repairs > 0 && (
          <Button size="s" icon="sparkle" onClick={store.repairAll}>
            {t('bench.repairAll', { count: repairs })}
          </Button>
        )}
        <Button size="s" kind="quiet" icon="arrow-end" onClick={view.fill}>
          {t('keys.fill')}
        </Button>
        <Button size="s" kind="quiet" icon="search" onClick={onFind}>
          {t('keys.find')}
        </Button>
      </span>
    </div>
  );
}
