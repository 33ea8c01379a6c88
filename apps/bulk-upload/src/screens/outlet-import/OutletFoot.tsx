import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import { unlocated } from '../../flow/outlet-bench';
import { savableRows } from '../../flow/save-outlets';
import type { BenchView } from '../../panes/bench/use-bench-view';
import styles from '../../panes/bench/Foot.module.css';

interface OutletFootProps {
  store: BenchStore;
  view: BenchView;
  onCheck: () => void;
}

/** What is left to mend, and the button that looks addresses up, then saves. */
export function OutletFoot({ store, view, onCheck }: OutletFootProps) {
  const { t, number } = useWording();
  const { rows } = view.bench;
  const savable = savableRows(store).length;
  const toLocate = unlocated(store).length;
  const leftOut = rows.filter((row) => row.leftOut).length;
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p>
        <span>{t('outlets.savable')}</span>
        <strong>
          {number(savable)} <small>{t('place.of', { total: number(rows.length) })}</small>
        </strong>
      </p>
      <p>
        <span>{t('bench.wrong')}</span>
        <strong data-look={view.wrongCount > 0 ? 'errors' : undefined}>{number(view.wrongCount)}</strong>
      </p>
      {view.twins.size > 0 && (
        <p>
          <span>{t('bench.twin')}</span>
          <strong>{number(view.twins.size)}</strong>
        </p>
      )}
      {leftOut > 0 && (
        <p>
          <span>{t('bench.leftOut')}</span>
          <strong>{number(leftOut)}</strong>
        </p>
      )}
      <p className={styles.note}>
        <span>{t('outlets.nothingSaved')}</span>
      </p>
      <Button kind="primary" size="l" disabled={savable + toLocate === 0} onClick={onCheck}>
        {toLocate > 0 ? t('outlets.locate', { count: toLocate }) : t('outlets.save', { count: savable })}
      </Button>
    </footer>
  );
}
