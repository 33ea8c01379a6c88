import { Button, EmptyState, IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import { BenchMap } from './BenchMap';
import { ManyAtOnce } from './bar/ManyAtOnce';
import { OneCell } from './cell/OneCell';
import { OpenPins } from './bar/OpenPins';
import styles from './RepairOne.module.css';
import { RowFacts } from './cell/RowFacts';
import { StepsBack } from './bar/StepsBack';
import { TwinHelp } from './cell/TwinHelp';
import type { CellRepair } from './view/use-cell-repair';
import { useNextCell } from './view/use-next-cell';
import type { BenchView } from './view/use-bench-view';

interface RepairOneProps {
  store: BenchStore;
  view: BenchView;
  repair: CellRepair;
  onFind: () => void;
  onPins: () => void;
}

/** The repair of one cell at a time, for phones, with a strip of the map and the other cells of the row. */
export function RepairOne({ store, view, repair, onFind, onPins }: RepairOneProps) {
  const { t, number } = useWording();
  const { goOn, hasNext } = useNextCell(store, view);
  const { active, shown, filter, at } = view;
  const row = view.bench.rows[at.row];
  if (!row) return <EmptyState icon="check" title={t('bench.none')} />;
  const isWrong = store.problems(row).length > 0;
  return (
    <section className={styles.one} aria-labelledby="bench-one">
      <header className={styles.head}>
        <p>
          <strong id="bench-one">
            {t(`one.${filter}`, { at: number(active.row + 1), total: number(shown.length) })}
          </strong>
          <span>{t('rows.rowNumber', { number: row.number })}</span>
        </p>
        <IconButton icon="search" label={t('keys.find')} onClick={onFind} />
        <IconButton
          icon="chevron-up"
          label={t('one.previous')}
          disabled={active.row === 0}
          onClick={() => view.moveToRow(active.row - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('one.following')}
          disabled={active.row === shown.length - 1}
          onClick={() => view.moveToRow(active.row + 1)}
        />
      </header>
      <BenchMap store={store} view={view} look="strip" />
      {(row.leftOut || view.twins.has(at.row)) && <TwinHelp store={store} view={view} row={at.row} />}
      <OneCell store={store} view={view} row={row} repair={repair} />
      <RowFacts store={store} view={view} row={row} />
      {hasNext && (
        <div className={styles.buttons}>
          {isWrong && <Button onClick={goOn}>{t('one.keep')}</Button>}
          {!isWrong && <Button onClick={goOn}>{t('one.next')}</Button>}
          {repair.choices.length === 1 && (
            <Button
              onClick={() => {
                repair.mend();
                goOn();
              }}
            >
              {t('one.useAndNext')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.tools}>
        <StepsBack store={store} view={view} />
        <ManyAtOnce store={store} view={view} />
        <OpenPins store={store} onPins={onPins} />
      </div>
    </section>
  );
}
