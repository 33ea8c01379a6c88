import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton';
import type { TableView } from './table-view';
import styles from './table.module.css';

export interface DataColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** Figures and amounts end-aligned; `start` unless given. */
  align?: 'start' | 'end';
  /** Pixels or share, e.g. `30%`. */
  width?: number | string;
  /** True for the column that names the row: it cannot be hidden. */
  fixed?: boolean;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Accessible name. */
  label: string;
  /** Which columns are hidden and how high the rows are; all and compact unless given. */
  view?: TableView;
  selectedKey?: string | null;
  /** Called by a click anywhere in a row: a convenience beside a link or button in the row's main cell. */
  onRowOpen?: (row: Row) => void;
  /** Shows rows of bars until the first answer. */
  loading?: boolean;
  /** Shown instead of rows. */
  empty?: ReactNode;
}

const LOADING_ROWS = [0, 1, 2, 3, 4, 5];

/**
 * A table of records under a head that stays, figures at the end: rows of 42 px, 48 when comfortable. Scrolls sideways
 * when it must.
 */
export function DataTable<Row>({
  rows,
  columns,
  rowKey,
  label,
  view,
  selectedKey = null,
  onRowOpen,
  loading = false,
  empty,
}: DataTableProps<Row>) {
  const isEmpty = !loading && rows.length === 0;
  const shown = columns.filter(({ key, fixed }) => fixed || !view?.hidden.includes(key));
  return (
    // Reached by Tab, because what lies outside can only be seen by scrolling.
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table
        className={styles.table}
        aria-label={label}
        aria-busy={loading || undefined}
        data-density={view?.density ?? 'compact'}
      >
        <thead>
          <tr>
            {shown.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.align === 'end' ? styles.end : ''}
                style={{ inlineSize: column.width }}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading &&
            rows.length === 0 &&
            LOADING_ROWS.map((row) => (
              <tr key={row} aria-hidden="true">
                {shown.map((column) => (
                  <td key={column.key}>
                    <Skeleton width="70%" height={11} />
                  </td>
                ))}
              </tr>
            ))}
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`${rowKey(row) === selectedKey ? styles.selected : ''} ${onRowOpen ? styles.open : ''}`}
              onClick={onRowOpen && (() => onRowOpen(row))}
            >
              {shown.map((column) => (
                <td key={column.key} className={column.align === 'end' ? styles.end : ''}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && empty}
    </div>
  );
}
