import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import type { Twin } from '../../model/twin';
import styles from './CellHelp.module.css';
import type { BenchView } from './use-bench-view';

interface TwinHelpProps {
  store: BenchStore;
  view: BenchView;
  /** Of the whole bench, counted from 0. */
  row: number;
}

/** Of a row that is there twice, or left out: what it is the same as, and whether it is placed. */
export function TwinHelp({ store, view, row }: TwinHelpProps) {
  const { t } = useWording();
  const found = view.bench.rows[row];
  if (!found) return null;
  const wordsOf = (twin: Twin | undefined) => {
    if (!twin) return t('bench.leftOut');
    if (twin === 'saved') return t('outlets.there');
    const ofRow = store.table.kind === 'orders' ? 'bench.twinOfRow' : 'outlets.twinOfRow';
    const { customerName: name } = twin;
    const what =
      'rowNumber' in twin
        ? t(ofRow, { number: twin.rowNumber })
        : t('bench.twinOfOrder', { id: twin.orderId });
    return name ? `${what} · ${name}` : what;
  };
  const isHeld = store.table.kind === 'orders' && !found.leftOut && view.twins.has(row);
  return (
    <p className={`${styles.help} ${styles.twin}`} role="status">
      <Icon name="paste" size={16} />
      <strong>{t('rows.rowNumber', { number: found.number })}</strong>
      <span>{wordsOf(view.twins.get(row))}</span>
      {isHeld && (
        <Button size="s" icon="check" onClick={() => store.confirm([row], !found.isConfirmed)}>
          {t(found.isConfirmed ? 'bench.askAgain' : 'bench.confirmTwin')}
        </Button>
      )}
      <Button size="s" icon="ban" onClick={() => store.leaveOut([row], !found.leftOut)}>
        {t(found.leftOut ? 'bench.takeIn' : 'bench.leaveOut')}
      </Button>
    </p>
  );
}
