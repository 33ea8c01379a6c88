import type { BulkRow } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { EmptyState } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import { VirtualList, VirtualTable } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import { hasFailed } from '../../model/result/row-filter';
import { RowCard } from './RowCard';
import { RowStatusSign } from './RowStatusSign';
import { useRowWords } from './use-row-words';

const CARD_HEIGHT = 118;
const TABLE_WIDTH = 1240;

const rowKey = ({ row_id }: BulkRow) => row_id;

export function JobRows({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useWording();
  const describeRow = useRowWords();
  const isNarrow = useNarrow();
  const empty = <EmptyState icon="filter" title={t('rows.none')} />;
  if (isNarrow && rows.length === 0) return empty;
  if (isNarrow)
    return (
      <VirtualList
        items={rows}
        itemKey={rowKey}
        rowHeight={CARD_HEIGHT}
        label={t('rows.label')}
        isRead
        renderRow={(row) => <RowCard row={row} words={describeRow(row)} />}
      />
    );
  return (
    <VirtualTable
      rows={rows}
      rowKey={rowKey}
      label={t('rows.label')}
      minWidth={TABLE_WIDTH}
      isMarked={hasFailed}
      empty={empty}
      columns={[
        { key: 'number', title: t('rows.number'), width: 64, align: 'end', render: (row) => row.row_number },
        {
          key: 'status',
          title: t('rows.status'),
          width: 'minmax(260px, 1.7fr)',
          render: (row) => {
            const { status, error } = describeRow(row);
            return <RowStatusSign status={row.status} word={status} error={error} />;
          },
        },
        {
          key: 'customer',
          title: t('rows.customer'),
          width: 'minmax(120px, 0.7fr)',
          render: (row) => <bdi>{row.order.customer_name}</bdi>,
        },
        {
          key: 'address',
          title: t('rows.address'),
          width: 'minmax(220px, 1.6fr)',
          render: (row) => <AddressText address={row.order.dropoff_address} oneLine />,
        },
        {
          key: 'payment',
          title: t('rows.payment'),
          width: 'minmax(130px, 0.7fr)',
          render: (row) => <span>{describeRow(row).payment}</span>,
        },
        {
          key: 'delivery',
          title: t('rows.delivery'),
          width: 150,
          render: (row) => <span>{describeRow(row).delivery}</span>,
        },
        {
          key: 'point',
          title: t('rows.point'),
          width: 'minmax(120px, 0.7fr)',
          render: (row) => <bdi>{row.order.collection_point}</bdi>,
        },
        {
          key: 'fee',
          title: t('rows.fee'),
          width: 116,
          align: 'end',
          render: (row) => <bdi dir="ltr">{describeRow(row).fee}</bdi>,
        },
      ]}
    />
  );
}
