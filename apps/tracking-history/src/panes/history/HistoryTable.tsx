import { useMemo, type ReactNode } from 'react';
import { VirtualTable, type DataColumn } from '@courier/ui-kit/data';
import type { Order } from '@courier/api-client';
import { lineKey, type HistoryLine } from '../../model/order/history-lines';
import { useWording } from '../../copy';
import { DayHead } from './DayHead';
import { historyColumns, MIN_WIDTH, type TableRoom } from './history-columns';

export interface HistoryRowsProps {
  lines: readonly HistoryLine[];
  /** Outlet names by vendor id; null when all orders are of one vendor. */
  outlets: ReadonlyMap<string, string> | null;
  nowSeconds: number;
  openId: string | null;
  /** The row to scroll to and focus once. */
  focusId: string | null;
  footer?: ReactNode;
  onOpen(orderId: string): void;
  onFocused(): void;
}

/** Adapts an order column to a table that also contains day headings. */
const ofLines = ({ render, ...column }: DataColumn<Order>): DataColumn<HistoryLine> => ({
  ...column,
  render: (line) => (line.kind === 'order' ? render(line.order) : null),
});

export function HistoryTable({ room, ...props }: HistoryRowsProps & { room: TableRoom }) {
  const { lines, outlets, nowSeconds, openId, focusId, footer, onOpen, onFocused } = props;
  const wording = useWording();
  // Stable columns, so that unchanged rows do not render again.
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
