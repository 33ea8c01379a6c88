import { useNarrow } from '@courier/shell-api/hooks';
import { Button, IconButton } from '@courier/ui-kit/core';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import { repairedCells } from '../../model/bench';
import styles from './WorkView.module.css';
import type { BenchView } from './use-bench-view';

interface BenchBarProps {
  store: BenchStore;
  view: BenchView;
  onFind: () => void;
  isMapShown: boolean;
  onMap: () => void;
}

/** Which rows are shown, steps back and forth, and what mends many cells at once. */
export function BenchBar({ store, view, onFind, isMapShown, onMap }: BenchBarProps) {
  const { t, number } = useWording();
  const isNarrow = useNarrow();
  const { bench, wrongCount, doubtfulCount, twins, filter } = view;
  const included = [...twins.keys()].filter((row) => bench.rows[row]?.leftOut === false);
  const repairs = store.repairs().length;
  const repaired = repairedCells(bench, store.table.columns);
  return (
    <div className={styles.bar}>
      <Segmented
        value={filter}
        label={t('filter.label')}
        options={[
          { value: 'ALL' as const, label: `${t('filter.ALL')} ${number(bench.rows.length)}` },
          { value: 'WRONG' as const, label: `${t('bench.wrong')} ${number(wrongCount)}` },
          ...(doubtfulCount > 0 || filter === 'DOUBT'
            ? [{ value: 'DOUBT' as const, label: `${t('bench.doubt')} ${number(doubtfulCount)}` }]
            : []),
          ...(twins.size > 0 || filter === 'TWIN'
            ? [{ value: 'TWIN' as const, label: `${t('bench.twin')} ${number(twins.size)}` }]
            : []),
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
        {filter === 'TWIN' && included.length > 0 && (
          <Button size="s" icon="ban" onClick={() => store.leaveOut(included, true)}>
            {t('bench.leaveOutAll', { count: included.length })}
          </Button>
        )}
        {repairs > 0 && (
          <Button size="s" icon="sparkle" onClick={store.repairAll}>
            {t('bench.repairAll', { count: repairs })}
          </Button>
        )}
        {!isNarrow && (
          <>
            <Button size="s" kind="quiet" icon="chevron-down" onClick={view.fill}>
              {t('keys.fill')}
            </Button>
            <Button size="s" kind="quiet" icon="search" onClick={onFind}>
              {t('keys.find')}
            </Button>
          </>
        )}
        <Button size="s" kind="quiet" icon="pin" aria-pressed={isMapShown} onClick={onMap}>
          {t('map.open')}
        </Button>
      </span>
    </div>
  );
}
