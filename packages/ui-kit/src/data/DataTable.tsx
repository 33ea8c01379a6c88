import Table from 'antd/es/table';
import type { ReactNode } from 'react';
import styles from './data.module.css';

export interface DataColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** Figures and amounts end-aligned; `start` unless given. */
  align?: 'start' | 'end';
  /** Pixels or share, e.g. `30%`. */
  width?: number | string;
}

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Accessible name. */
  label: string;
  selectedKey?: string | null;
  onRowOpen?: (row: Row) => void;
  loading?: boolean;
  /** What stands in place of rows. */
  empty?: ReactNode;
}

/** A table of records: 42 px rows, figures at the end. Make the row's main cell a link or button when rows open. */
export function DataTable<Row extends object>({
  rows,
  columns,
  rowKey,
  label,
  selectedKey = null,
  onRowOpen,
  loading = false,
  empty,
}: DataTableProps<Row>) {
  return (
    <Table<Row>
      aria-label={label}
      dataSource={[...rows]}
      columns={columns.map(({ key, title, render, align = 'start', width }) => ({
        key,
        title,
        align,
        render: (_value: unknown, row: Row) => render(row),
        ...(width === undefined ? {} : { width }),
      }))}
      rowKey={rowKey}
      pagination={false}
      loading={loading}
      rowClassName={(row) =>
        `${rowKey(row) === selectedKey ? 'ant-table-row-selected' : ''} ${onRowOpen ? styles.open : ''}`
      }
      onRow={(row) => (onRowOpen ? { onClick: () => onRowOpen(row) } : {})}
      locale={empty === undefined ? {} : { emptyText: empty }}
      scroll={{ x: 'max-content' }}
    />
  );
}
