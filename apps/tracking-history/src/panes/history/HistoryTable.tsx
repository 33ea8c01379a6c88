import { useMemo, type ReactNode } from 'react';
import { VirtualTable, type DataColumn } from '@courier/ui-kit/data';
import type { Order } from '@courier/api-client';
import { lineKey, type HistoryLine } from '../../model/history-lines';
import { useWording } from '../../copy';
import { DayHead } from './DayHead';
import { historyColumns, MIN_WIDTH, type TableRoom } from './history-columns';

export interface HistoryRowsProps {
  lines: readonly HistoryLine[];
  /** Names of the outlets by vendor id; null when all orders are of one vendor. */
  outlets: ReadonlyMap<string, string> | null;
  nowSeconds: number;
  openId: string | null;
  /** Row that shall come into sight and take the focus once. */
  focusId: string | null;
  /** Follows the last row. */
  footer?: ReactNode;
  onOpen(orderId: string): void;
  onFocused(): void;
}

/** A column of orders in a table that has days among its rows. */
const ofLines = ({ render, ...column }: DataColumn<Order>): DataColumn<HistoryLine> => ({
  ...column,
  render: (line) => (line.kind === 'order' ? render(line.order) : null),
});

/** Past orders as a table, under the days they were placed on. */
export function HistoryTable({ room, ...props }: HistoryRowsProps & { room: TableRoom }) {
  const { lines, outlets, nowSeconds, openId, focusId, footer, onOpen, onFocused } = props;
  const wording = useWording();
  // The same columns for as long as they say the same: rows that stay are not drawn again when others go.
  const columns = useMemo(() => {
    const opener = ({ order_id }: Order) => ({
      isOpen: order_id === openId,
      takesFocus: order_id === focusId,
      onOpen,
      onFocused,
    });
    return historyColumns({ room, wording, nowSeconds, outlets, opener }).map(ofLines);
  }, [room, wording, nowSeconds, outlets, openId, focusId, onOpen, onFocused]);
  return (
    <VirtualTable
      label={wording.t('list.label')}
      look="records"
      rows={lines}
      columns={columns}
      rowKey={lineKey}
      minWidth={MIN_WIDTH[room]}
      acrossOf={(line) => (line.kind === 'day' ? <DayHead line={line} /> : null)}
      selectedKey={openId}
      scrollToKey={focusId}
      onRowOpen={(line) => line.kind === 'order' && onOpen(line.order.order_id)}
      footer={footer}
    />
  );
}
