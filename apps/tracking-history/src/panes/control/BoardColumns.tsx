import type { Order } from '@courier/api-client';
import { Badge, Icon, type IconName } from '@courier/ui-kit/core';
import { BOARD_COLUMNS, COLUMN_LABELS, type Board, type BoardColumn } from '../../model/board/control-board';
import { useWording } from '../../copy';
import { boardTime } from './board-time';
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
  outletName(vendorId: string): string;
  onOpen(orderId: string): void;
}

/** Returning orders are below those at the door. */
export function BoardColumns(props: BoardColumnsProps) {
  return (
    <div className={styles.columns}>
      {BOARD_COLUMNS.filter((column) => column !== 'returning').map((column) => (
        <div key={column} className={styles.place}>
          <ColumnPart column={column} {...props} />
          {column === 'door' && <ColumnPart column="returning" {...props} />}
        </div>
      ))}
    </div>
  );
}

/** One state; the count in its heading includes orders at risk. */
function ColumnPart({ column, board, ...props }: BoardColumnsProps & { column: BoardColumn }) {
  const { t, status, number } = useWording();
  const { orders, atRisk } = board.columns[column];
  const all = orders.length + atRisk;
  if (column === 'returning' && all === 0) return null;
  return (
    <section className={styles.column} data-column={column} aria-label={status(COLUMN_LABELS[column])}>
      <h2 className={styles.head}>
        <span>{status(COLUMN_LABELS[column])}</span>
        <span className={styles.count}>
          <Icon name={ICONS[column]} size={17} />
          <b>{number(all)}</b>
          {atRisk > 0 && <small>{t('control.atRisk', { count: atRisk })}</small>}
        </span>
      </h2>
      <Rows orders={orders} {...props} />
    </section>
  );
}

function Rows({
  orders,
  fresh,
  nowSeconds,
  outletName,
  onOpen,
}: Omit<BoardColumnsProps, 'board'> & { orders: readonly Order[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <ul className={styles.rows} tabIndex={orders.length > 0 ? 0 : -1}>
      {orders.map((order) => (
        <li key={order.order_id}>
          <BoardRow
            order={order}
            outlet={outletName(order.vendor_id)}
            isNew={fresh.has(order.order_id)}
            nowSeconds={nowSeconds}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
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
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(order.order_id)}>
      <b>
        <span>{order.customer.name}</span> {isNew && <Badge active>{wording.t('control.new')}</Badge>}
      </b>
      <small>{outlet}</small>
      <span className={styles.time}>{boardTime(order, nowSeconds, wording)}</span>
    </button>
  );
}
