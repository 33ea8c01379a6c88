import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { observeHeight, UNMEASURED_HEIGHT } from './observe-height';
import type { DataColumn } from './DataTable';
import styles from './virtual-table.module.css';

export interface VirtualTableProps<Row> {
  rows: readonly Row[];
  /** Columns without a width share what is left. */
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Accessible name. */
  label: string;
  /** Pixels of every row; 42 unless given. */
  rowHeight?: number;
  /** Pixels below which the table scrolls sideways. */
  minWidth: number;
  /** Rows that need a look. */
  isMarked?: (row: Row) => boolean;
  /** What stands in place of rows. */
  empty?: ReactNode;
}

/** A table of any length under a head that stays: only the rows in sight exist. It fills its parent. */
export function VirtualTable<Row>({
  rows,
  columns,
  rowKey,
  label,
  rowHeight = 42,
  minWidth,
  isMarked,
  empty,
}: VirtualTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: UNMEASURED_HEIGHT },
    observeElementRect: observeHeight,
  });
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) =>
    typeof width === 'number' ? `${width}px` : width,
  );
  const grid = { '--columns': tracks.join(' '), minInlineSize: minWidth } as CSSProperties;
  return (
    // Reached by Tab, because what lies outside can only be seen by scrolling.
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={styles.table}
        style={grid}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {columns.map(({ key, title, align }) => (
              <div
                key={key}
                role="columnheader"
                className={`${styles.cell} ${align === 'end' ? styles.end : ''}`}
              >
                {title}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <div
                  key={rowKey(row)}
                  role="row"
                  aria-rowindex={index + 2}
                  className={`${styles.row} ${styles.placed} ${isMarked?.(row) ? styles.marked : ''}`}
                  style={{ blockSize: rowHeight, transform: `translateY(${start}px)` }}
                >
                  {columns.map(({ key, render, align }) => (
                    <div
                      key={key}
                      role="cell"
                      className={`${styles.cell} ${align === 'end' ? styles.end : ''}`}
                    >
                      {render(row)}
                    </div>
                  ))}
                </div>
              )
            );
          })}
        </div>
      </div>
      {rows.length === 0 && empty}
    </div>
  );
}
