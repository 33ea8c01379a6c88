import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { MEDIA } from '@courier/config';
import { Button } from '@courier/ui-kit/core';
import { useNarrow } from '@courier/shell-api/hooks';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import { FileHead } from '../steps/FileHead';
import type { Step } from '../steps/StepLine';
import styles from './WorkView.module.css';
import { BenchBar } from './BenchBar';
import { BenchGrid } from './BenchGrid';
import { BenchMap } from './BenchMap';
import { CellHelp } from './CellHelp';
import { FindBar } from './FindBar';
import { RepairCards } from './RepairCards';
import { useBenchView, type BenchView } from './use-bench-view';
import { useCellRepair } from './use-cell-repair';

interface RepairRowsProps {
  name: string;
  store: BenchStore;
  /** The step it is of those from a file to its orders; absent for other sheets. */
  step?: Step;
  /** What is left to do, and the button that goes on. */
  foot: (view: BenchView) => ReactNode;
  onAskAgain: () => void;
}

/** Rows are mended in place before they are uploaded. */
export function RepairRows({ name, store, step, foot, onAskAgain }: RepairRowsProps) {
  const { t, dateTime } = useWording();
  const { keptAt } = useStore(store.state);
  const view = useBenchView(store);
  const repair = useCellRepair(store, view);
  const isNarrow = useNarrow();
  const [isMapShown, setMapShown] = useState(() => !matchMedia(MEDIA.snug).matches);
  const [isFinding, setFinding] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  function endFinding() {
    setFinding(false);
    rows.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
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
        note={
          <>
            {t('bench.note', { count: view.bench.rows.length })}
            {keptAt !== null && ` · ${t('draft.kept', { when: dateTime(Math.round(keptAt / 1000)) })}`}
          </>
        }
        {...(step && { step })}
        action={
          <Button icon="upload" onClick={onAskAgain}>
            {t('another')}
          </Button>
        }
      />
      <BenchBar
        store={store}
        view={view}
        onFind={() => setFinding(!isFinding)}
        isMapShown={isMapShown}
        onMap={() => setMapShown(!isMapShown)}
      />
      {isFinding && !isNarrow && <FindBar store={store} view={view} onClose={endFinding} />}
      <div className={styles.work} data-map={isMapShown || undefined}>
        <div ref={rows} className={styles.rows}>
          {isNarrow ? (
            <RepairCards store={store} view={view} onMap={() => setMapShown(true)} />
          ) : (
            <BenchGrid store={store} view={view} commands={commands} repair={repair} />
          )}
        </div>
        {isMapShown && <BenchMap store={store} view={view} />}
      </div>
      {!isNarrow && <CellHelp store={store} view={view} />}
      {foot(view)}
    </div>
  );
}
