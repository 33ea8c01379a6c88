import { IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { repairedCells } from '../../../model/bench/bench';
import styles from '../WorkView.module.css';
import type { BenchView } from '../view/use-bench-view';

interface StepsBackProps {
  store: BenchStore;
  view: BenchView;
}

export function StepsBack({ store, view: { bench } }: StepsBackProps) {
  const { t } = useWording();
  const repaired = repairedCells(bench, store.table.columns);
  return (
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
  );
}
