import type { Order } from '@courier/api-client';
import { Badge, Icon, type IconName } from '@courier/ui-kit/core';
import { BOARD_COLUMNS, type Board, type BoardColumn } from '../../model/control-board';
import { rowTime } from '../arrival/arrival-words';
import { useWording } from '../../copy';
import styles from './BoardColumns.module.css';

const ICONS: Readonly<Record<BoardColumn, IconName>> = {
  looking: 'search',
  coming: 'scooter',
  shop: 'shop',
  road: 'arrow-end',
  door: 'pin',
  returning: 'return',
};

interface BoardColumnsProps {
  board: Board;
  fresh: ReadonlySet<string>;
  nowSeconds: number;
  outletOf(vendorId: string): string;
  onOpen(orderId: string): void;
}

/** Orders without a risk by their state; each head counts those at risk too. */
export function BoardColumns({ board, fresh, nowSeconds, outletOf, onOpen }: BoardColumnsProps) {
  const { t, number } = useWording();
  return (
    <div className={styles.columns}>
      {BOARD_COLUMNS.map((column) => {
        const { orders, atRisk } = board.columns[column];
        const all = orders.length + atRisk;
        if (column === 'returning' && all === 0) return null;
        return (
          <section
            key={column}
            className={styles.column}
            data-column={column}
            aria-label={t(`control.column.${column}`)}
          >
            <h2 className={styles.head}>
              <span>{t(`control.column.${column}`)}</span>
              <span className={styles.count}>
                <Icon name={ICONS[column]} size={17} />
                <b>{number(all)}</b>
                {atRisk > 0 && <small>{t('control.atRisk', { count: atRisk })}</small>}
              </span>
            </h2>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
            <ul className={styles.rows} tabIndex={orders.length > 0 ? 0 : -1}>
              {orders.map((order) => (
                <li key={order.order_id}>
                  <BoardRow
                    order={order}
                    outlet={outletOf(order.vendor_id)}
                    isNew={fresh.has(order.order_id)}
                    nowSeconds={nowSeconds}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface BoardRowProps {
  order: Order;
  outlet: string;
  isNew: boolean;
  nowSeconds: number;
  onOpen(orderId: string): void;
}

function BoardRow({ order, outlet, isNew, nowSeconds, onOpen }: BoardRowProps) {
  const wording = useWording();
  const { value, note } = rowTime(order, nowSeconds, wording);
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(order.order_id)}>
      <b>
        {order.customer.name} {isNew && <Badge active>{wording.t('control.new')}</Badge>}
      </b>
      <small>{outlet}</small>
      <span className={styles.time}>{value === '–' ? note : value}</span>
    </button>
  );
}
