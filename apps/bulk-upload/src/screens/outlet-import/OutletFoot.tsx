import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import { unlocated } from '../../flow/open/outlet-bench';
import { savableRows } from '../../flow/outlets/save-outlets';
import type { BenchView } from '../../panes/bench/view/use-bench-view';
import { RowFigures } from '../../panes/bench/foot/RowFigures';
import styles from '../../panes/bench/Foot.module.css';

interface OutletFootProps {
  store: BenchStore;
  view: BenchView;
  onCheck: () => void;
}

export function OutletFoot({ store, view, onCheck }: OutletFootProps) {
  const { t } = useWording();
  const savable = savableRows(store).length;
  const toLocate = unlocated(store).length;
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <RowFigures view={view} title={t('outlets.savable')} good={savable} />
      <p className={styles.note}>
        <span>{t('outlets.nothingSaved')}</span>
      </p>
      <Button kind="primary" size="l" disabled={savable + toLocate === 0} onClick={onCheck}>
        {toLocate > 0 ? t('outlets.locate', { count: toLocate }) : t('outlets.save', { count: savable })}
      </Button>
    </footer>
  );
}
