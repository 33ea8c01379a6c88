import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import type { Twin } from '../../../model/bench/twin';
import styles from './CellHelp.module.css';
import type { BenchView } from '../view/use-bench-view';

interface TwinHelpProps {
  store: BenchStore;
  view: BenchView;
  /** Index in the whole bench, from 0. */
  row: number;
}

export function TwinHelp({ store, view, row }: TwinHelpProps) {
  const { t, time } = useWording();
  const found = view.bench.rows[row];
  if (!found) return null;
  const describeTwin = (twin: Twin | undefined) => {
    if (!twin) return t('bench.leftOut');
    if (twin === 'saved') return t('outlets.there');
    if ('orderId' in twin) {
      const { orderId: id, customerName, createdAtSeconds } = twin;
      const placedAt = createdAtSeconds === undefined ? undefined : time(createdAtSeconds);
      const name = [customerName, placedAt].filter(Boolean).join(', ');
      return name === '' ? t('bench.twinOfOrder', { id }) : t('bench.twinOfOrderBy', { id, name });
    }
    const ofRow = store.table.kind === 'orders' ? 'bench.twinOfRow' : 'outlets.twinOfRow';
    const { rowNumber, customerName } = twin;
    const what = t(ofRow, { number: rowNumber });
    return customerName ? `${what} · ${customerName}` : what;
  };
  const isHeld = store.table.kind === 'orders' && !found.leftOut && view.twins.has(row);
  return (
    <p className={`${styles.help} ${styles.twin}`} role="status">
      <Icon name="paste" size={16} />
      <strong>{t('rows.rowNumber', { number: found.number })}</strong>
      <span>{describeTwin(view.twins.get(row))}</span>
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
