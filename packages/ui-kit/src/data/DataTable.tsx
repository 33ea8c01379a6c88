import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton';
import type { TableView } from './table-view';
import styles from './table.module.css';

export interface DataColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** `start` by default; figures and amounts use `end`. */
  align?: 'start' | 'end';
  /** Pixels or share, e.g. `30%`. */
  width?: number | string;
  /** The column that names the row; it cannot be hidden. */
  fixed?: boolean;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Accessible name. */
  label: string;
  /** Hidden columns and row height; all and compact by default. */
  view?: TableView;
  selectedKey?: string | null;
  /** Called on a click anywhere in a row, in addition to a link or button in its main cell. */
  onRowOpen?: (row: Row) => void;
  /** Shows placeholder rows before the first data. */
  loading?: boolean;
  empty?: ReactNode;
}

const LOADING_ROWS = [0, 1, 2, 3, 4, 5];

/** A table with a sticky head: rows of 42 px, 48 px if comfortable. Scrolls sideways if needed. */
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
    // Focusable, so that keys can scroll hidden content into view.
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
