import { Button, Dialog } from '@courier/ui-kit/core';
import { VirtualList } from '@courier/ui-kit/data';
import { useWording } from '../../../copy';
import type { BenchRow, CellChange } from '../../../model/bench/bench';
import styles from './RepairList.module.css';
import { useShownCell } from '../view/use-shown-cell';

const LINE_HEIGHT = 68;

interface RepairListProps {
  rows: readonly BenchRow[];
  repairs: readonly CellChange[];
  onRepair: () => void;
  onClose: () => void;
}

/** Lists every change before the user applies the repairs. */
export function RepairList({ rows, repairs, onRepair, onClose }: RepairListProps) {
  const { t } = useWording();
  return (
    <Dialog
      open
      title={t('repairs.title', { count: repairs.length })}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('repairs.back')}</Button>
          <Button kind="primary" disabled={repairs.length === 0} onClick={onRepair}>
            {t('repairs.make', { count: repairs.length })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('repairs.text')}</p>
      <div className={styles.list}>
        <VirtualList
          items={repairs}
          itemKey={({ row, column }) => `${row} ${column}`}
          rowHeight={LINE_HEIGHT}
          label={t('repairs.label')}
          isRead
          renderRow={(repair) => <RepairLine row={rows[repair.row]} repair={repair} />}
        />
      </div>
    </Dialog>
  );
}

function RepairLine({ row, repair }: { row: BenchRow | undefined; repair: CellChange }) {
  const { t } = useWording();
  const shown = useShownCell();
  if (!row) return null;
  const { column, text } = repair;
  return (
    <div className={styles.line}>
      <span className={styles.place}>
        {t('rows.rowNumber', { number: row.number })} · {t(`column.${column}`)}
      </span>
      <span className={styles.change}>
        <del aria-label={t('repairs.from')}>
          <bdi>{shown(column, row.values[column])}</bdi>
        </del>
        <span aria-hidden="true" className={styles.arrow}>
          →
        </span>
        <ins aria-label={t('repairs.to')}>
          <bdi>{shown(column, text)}</bdi>
        </ins>
      </span>
    </div>
  );
}
