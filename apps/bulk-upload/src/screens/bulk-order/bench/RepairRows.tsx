import { useState } from 'react';
import { Button } from '@courier/ui-kit/core';
import { useNarrow } from '@courier/shell-api/hooks';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/create-bench';
import { FileHead } from '../../../panes/steps/FileHead';
import styles from '../JobView.module.css';
import { BenchBar } from './BenchBar';
import { BenchFoot } from './BenchFoot';
import { BenchGrid } from './BenchGrid';
import { CellHelp } from './CellHelp';
import { FindBar } from './FindBar';
import { RepairCards } from './RepairCards';
import { useBenchView } from './use-bench-view';

interface RepairRowsProps {
  name: string;
  store: BenchStore;
  onCheck: () => void;
  onAskAgain: () => void;
}

/** Rows are mended in place before they are uploaded. */
export function RepairRows({ name, store, onCheck, onAskAgain }: RepairRowsProps) {
  const { t } = useWording();
  const view = useBenchView(store);
  const isNarrow = useNarrow();
  const [isFinding, setFinding] = useState(false);
  const commands: Readonly<Record<string, () => void>> = {
    z: store.undo,
    y: store.redo,
    d: view.fill,
    f: () => setFinding(true),
  };
  return (
    <div className={styles.screen}>
      <FileHead
        title={<bdi>{name}</bdi>}
        note={t('bench.note', { count: view.bench.rows.length })}
        step="summary"
        action={
          <Button icon="upload" onClick={onAskAgain}>
            {t('another')}
          </Button>
        }
      />
      <BenchBar store={store} view={view} onFind={() => setFinding(!isFinding)} />
      {isFinding && !isNarrow && <FindBar store={store} view={view} onClose={() => setFinding(false)} />}
      <div className={styles.rows}>
        {isNarrow ? (
          <RepairCards store={store} view={view} />
        ) : (
          <BenchGrid store={store} view={view} commands={commands} />
        )}
      </div>
      {!isNarrow && <CellHelp store={store} view={view} />}
      <BenchFoot view={view} onCheck={onCheck} />
    </div>
  );
}
