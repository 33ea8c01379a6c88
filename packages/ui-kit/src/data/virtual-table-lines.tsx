import { memo, type CSSProperties, type ReactNode } from 'react';
import type { DataColumn } from './DataTable';
import styles from './virtual-table.module.css';

const cellClass = <Row,>({ align }: DataColumn<Row>) => `${styles.cell} ${align === 'end' ? styles.end : ''}`;

export function TableHead<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map((column) => (
          <div key={column.key} role="columnheader" className={cellClass(column)}>
            {column.title}
          </div>
        ))}
      </div>
    </div>
  );
}

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

/** Memoised, so that scrolling does not render cells again. */
const RowCells = memo(function RowCells<Row>({ row, columns }: RowCellsProps<Row>) {
  return columns.map((column) => (
    <div key={column.key} role="cell" className={cellClass(column)}>
      {column.render(row)}
    </div>
  ));
}) as <Row>(props: RowCellsProps<Row>) => ReactNode;

interface TableLineProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Replaces all cells; null for cells. */
  across: ReactNode;
  /** From 0, below the head. */
  index: number;
  place: CSSProperties;
  isMarked: boolean;
  isSelected: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

export function TableLine<Row>(props: TableLineProps<Row>) {
  const { row, columns, across, index, place, isMarked, isSelected, onOpen } = props;
  const common = { role: 'row', 'aria-rowindex': index + 2, style: place };
  if (across !== null)
    return (
      <div {...common} className={`${styles.placed} ${styles.across}`}>
        <div role="cell" aria-colspan={columns.length} className={styles.whole}>
          {across}
        </div>
      </div>
    );
  const looks = [
    styles.row,
    styles.placed,
    isMarked && styles.marked,
    isSelected && styles.selected,
    onOpen && styles.open,
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row; keys open it by the button in its main cell
    <div
      {...common}
      className={looks.filter(Boolean).join(' ')}
      aria-current={isSelected || undefined}
      onClick={onOpen && (() => onOpen(row))}
    >
      <RowCells row={row} columns={columns} />
    </div>
  );
}
