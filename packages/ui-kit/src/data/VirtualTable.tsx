import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { firstHeight, QUIET_WINDOW } from './observe-height';
import type { DataColumn } from './DataTable';
import { useRowsInSight } from './use-rows-in-sight';
import { TableHead, TableLine } from './virtual-table-lines';
import styles from './virtual-table.module.css';

export interface VirtualTableProps<Row> {
  rows: readonly Row[];
  /** Columns without a width share the remaining space. */
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  label: string;
  /** Pixels; 42 by default. */
  rowHeight?: number;
  /** Pixels below which the table scrolls sideways. */
  minWidth: number;
  /** Highlights rows that need attention. */
  isMarked?: (row: Row) => boolean;
  /** Content across all columns instead of cells, e.g. the date of the rows below; null for cells. */
  acrossOf?: (row: Row) => ReactNode;
  /** Height of such a row in pixels; 30 by default. */
  acrossHeight?: number;
  /** The row that is open beside the table. */
  selectedKey?: string | null;
  /** Called on a click anywhere in a row, in addition to a button in its main cell. */
  onRowOpen?: (row: Row) => void;
  /** Scrolls this row into view when it changes. */
  scrollToKey?: string | null;
  /** `records` has lines between rows only; `grid` by default. */
  look?: 'grid' | 'records';
  footer?: ReactNode;
  empty?: ReactNode;
}

const gridTrack = ({ width = 'minmax(0, 1fr)' }: { width?: number | string }) =>
  typeof width === 'number' ? `${width}px` : width;

/** A table with a sticky head that renders only visible rows. It fills its parent. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, columns, rowKey, label, rowHeight = 42, minWidth, isMarked, acrossOf, onRowOpen } = props;
  const { acrossHeight = 30, selectedKey = null, scrollToKey = null, look = 'grid', footer, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rangeExtractor = useRowsInSight((index) => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row);
  });
  const across = acrossOf && rows.map((row) => acrossOf(row) ?? null);
  const heightAt = (index: number) => ((across?.[index] ?? null) === null ? rowHeight : acrossHeight);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    // A new function invalidates cached heights: rows of another height may have the same index.
    ...(across && { getItemKey: (index: number) => index }),
    rangeExtractor,
    initialRect: { width: 0, height: firstHeight() },
    ...QUIET_WINDOW,
    // The sticky head covers rows scrolled directly below it.
    scrollPaddingStart: rowHeight,
  });
  const target = scrollToKey === null ? -1 : rows.findIndex((row) => rowKey(row) === scrollToKey);
  useEffect(() => {
    if (target >= 0) list.scrollToIndex(target, { align: 'auto' });
    // Only a change of the wanted row scrolls; rows moving under the reader do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scrollToKey]);

  const grid = { '--columns': columns.map(gridTrack).join(' '), minInlineSize: minWidth } as CSSProperties;
  const shown = list.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, start, key: rowKey(row) }];
  });
  return (
    // Focusable, so that keys can scroll hidden content into view.
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        className={`${styles.table} ${styles[look]}`}
        style={grid}
      >
        <TableHead columns={columns} />
        <div role="rowgroup" className={styles.body} style={{ blockSize: list.getTotalSize() }}>
          {shown.map(({ row, index, start, key }) => (
            <TableLine
              key={key}
              row={row}
              columns={columns}
              across={across?.[index] ?? null}
              index={index}
              place={{ blockSize: heightAt(index), transform: `translateY(${start}px)` }}
              isMarked={isMarked?.(row) ?? false}
              isSelected={key === selectedKey}
              onOpen={onRowOpen}
            />
          ))}
        </div>
      </div>
      {rows.length === 0 && empty}
      {footer}
    </div>
  );
}
