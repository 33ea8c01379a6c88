import type { BulkRow } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { VirtualList, VirtualTable } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import { useRowWords } from '../job/use-row-words';
import { OrderLink } from './OrderLink';
import styles from './PlacedRows.module.css';

const CARD_HEIGHT = 62;
const TABLE_WIDTH = 480;

const rowId = ({ row_id }: BulkRow) => row_id;

interface PlacedRowsProps {
  rows: readonly BulkRow[];
  vendorId: string;
}

export function PlacedRows({ rows, vendorId }: PlacedRowsProps) {
  const { t } = useWording();
  const describeRow = useRowWords();
  const isNarrow = useNarrow();
  const link = ({ order_id: orderId }: BulkRow) =>
    orderId === null ? null : <OrderLink vendorId={vendorId} orderId={orderId} />;
  if (isNarrow)
    return (
      <VirtualList
        items={rows}
        itemKey={rowId}
        rowHeight={CARD_HEIGHT}
        label={t('result.placedRows')}
        renderRow={(row) => (
          <p className={styles.card}>
            <span>{t('rows.rowNumber', { number: row.row_number })}</span> {link(row)}
            <br />
            <bdi>{row.order.customer_name}</bdi> · {describeRow(row).delivery}
          </p>
        )}
      />
    );
  return (
    <VirtualTable
      rows={rows}
      rowKey={rowId}
      label={t('result.placedRows')}
      minWidth={TABLE_WIDTH}
      columns={[
        { key: 'number', title: t('rows.number'), width: 64, align: 'end', render: (row) => row.row_number },
        { key: 'order', title: t('results.order'), width: 'minmax(150px, 1fr)', render: link },
        {
          key: 'customer',
          title: t('rows.customer'),
          width: 'minmax(110px, 1fr)',
          render: (row) => <bdi>{row.order.customer_name}</bdi>,
        },
        {
          key: 'delivery',
          title: t('rows.delivery'),
          width: 140,
          render: (row) => <span>{describeRow(row).delivery}</span>,
        },
      ]}
    />
  );
}
