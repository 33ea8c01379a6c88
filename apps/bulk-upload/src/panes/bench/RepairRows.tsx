import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { MEDIA } from '@courier/config';
import { useNarrow } from '@courier/shell-api/hooks';
import type { Mapping, Sheet } from '@courier/sheet-reader';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { arePinsAllThatIsLeft } from '../../flow/bench/are-pins-all-that-is-left';
import type { BenchStore } from '../../flow/bench/create-bench';
import type { Search } from '../../model/bench/find-replace';
import { PinReview } from '../pins/PinReview';
import { FileHead } from '../steps/FileHead';
import type { Step } from '../steps/StepLine';
import styles from './WorkView.module.css';
import { BenchBar } from './bar/BenchBar';
import { BenchFilterChoice } from './bar/BenchFilterChoice';
import { BenchGrid } from './BenchGrid';
import { BenchMap } from './BenchMap';
import { CellHelp } from './cell/CellHelp';
import { ExcludedRows } from './foot/ExcludedRows';
import { FindBar } from './bar/FindBar';
import { RepairOne } from './RepairOne';
import { RowParts } from './foot/RowParts';
import { UnusedNotice } from './bar/UnusedNotice';
import { useBenchView, type BenchView } from './view/use-bench-view';
import { useCellRepair } from './view/use-cell-repair';

interface RepairRowsProps {
  name: string;
  store: BenchStore;
  /** Absent for sheets without a line of steps. */
  step?: Step;
  foot: (view: BenchView) => ReactNode;
  onAskAgain: () => void;
  /** The sheet of all rows; absent when it is no longer available. */
  from?: { sheet: Sheet; mapping: Mapping } | undefined;
  /** Chooses other columns; absent when the sheet is no longer available. */
  onColumns: (() => void) | undefined;
  /** Whether to show the pins first, not the rows. */
  isPinReview?: boolean | undefined;
}

export function RepairRows({
  name,
  store,
  from,
  step,
  foot,
  onAskAgain,
  onColumns,
  isPinReview = false,
}: RepairRowsProps) {
  const { t, dateTime } = useWording();
  const { keptAt } = useStore(store.state);
  const view = useBenchView(store);
  const repair = useCellRepair(store, view);
  const isNarrow = useNarrow();
  const [isReviewing, setReviewing] = useState(() => isPinReview || arePinsAllThatIsLeft(store));
  const [isMapShown, setMapShown] = useState(() => !matchMedia(MEDIA.snug).matches);
  const [isFinding, setFinding] = useState(false);
  const [search, setSearch] = useState<Search | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  // Rendered after its surroundings, because rendering both at once blocks the page. `useDeferredValue` has no effect
  // here, because a parent already defers the whole bench.
  const [isGridDrawn, setGridDrawn] = useState(false);
  useEffect(() => startTransition(() => setGridDrawn(true)), []);
  function endFinding() {
    setFinding(false);
    setSearch(null);
    rows.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
  const toggleFinding = () => (isFinding ? endFinding() : setFinding(true));
  const commands: Readonly<Record<string, () => void>> = {
    z: store.undo,
    y: store.redo,
    d: view.fill,
    f: () => setFinding(true),
  };
  const findBar = isFinding && (
    <FindBar store={store} view={view} onSearch={setSearch} onClose={endFinding} />
  );
  const head = { title: <bdi>{name}</bdi>, onAskAgain, ...(step && { step }) };
  if (isReviewing)
    return (
      <div className={styles.screen}>
        <FileHead {...head} />
        <PinReview store={store} view={view} foot={foot(view)} onClose={() => setReviewing(false)} />
      </div>
    );
  const onPins = () => setReviewing(true);
  if (isNarrow)
    return (
      <div className={styles.screen}>
        <FileHead {...head}>
          <RowParts view={view} />
          <BenchFilterChoice view={view} />
        </FileHead>
        <ExcludedRows store={store} view={view} />
        {from && <UnusedNotice {...from} />}
        {findBar}
        <RepairOne store={store} view={view} repair={repair} onFind={toggleFinding} onPins={onPins} />
        {foot(view)}
      </div>
    );
  return (
    <div className={styles.screen}>
      <FileHead
        {...head}
        note={
          <>
            {t('bench.note', { count: view.bench.rows.length })}
            {keptAt !== null && (
              <LiveText>{` · ${t('draft.kept', { when: dateTime(Math.round(keptAt / 1000)) })}`}</LiveText>
            )}
          </>
        }
      />
      <ExcludedRows store={store} view={view} />
      {from && <UnusedNotice {...from} />}
      <BenchBar
        store={store}
        view={view}
        onFind={toggleFinding}
        onColumns={onColumns}
        isMapShown={isMapShown}
        onPins={onPins}
        onMap={() => setMapShown(!isMapShown)}
      />
      {findBar}
      <div className={styles.work} data-map={isMapShown || undefined}>
        <div ref={rows} className={styles.rows}>
          {isGridDrawn && (
            <BenchGrid store={store} view={view} commands={commands} repair={repair} search={search} />
          )}
        </div>
        {isMapShown && <BenchMap store={store} view={view} />}
      </div>
      <CellHelp store={store} view={view} />
      {foot(view)}
    </div>
  );
}
