import type { ReactNode } from 'react';
import { endPlace } from './end-place';
import type { GridCell, GridColumn, GridEnd } from './grid.types';
import styles from './edit-grid.module.css';
import { GridInput, type EndOfTyping } from './GridInput';

interface GridRowProps {
  id: string;
  row: number;
  /** Pixels from the first row. */
  start: number;
  height: number;
  columns: readonly GridColumn[];
  head: ReactNode;
  sign: ReactNode;
  ends: readonly GridEnd[];
  look: 'twin' | 'out' | undefined;
  cell: (row: number, column: number) => GridCell;
  activeColumn: number | null;
  /** Edited text of the active cell; null if not editing. */
  typed: string | null;
  onType: (text: string) => void;
  onEnd: (how: EndOfTyping) => void;
}

export function GridRow({
  id,
  row,
  start,
  height,
  columns,
  head,
  sign,
  ends,
  look,
  cell,
  activeColumn,
  typed,
  ...on
}: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-look={look}
      className={`${styles.row} ${styles.placed} ${activeColumn === null ? '' : styles.activeRow}`}
      style={{ blockSize: height, transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" className={`${styles.cell} ${styles.rowHead}`}>
        <span className={styles.sign}>{sign}</span>
        <span className={styles.number}>{head}</span>
      </div>
      {columns.map(({ key, title, align, isPinned = false }, column) => {
        const { text, wrong, isQuestion, changed, pieces } = cell(row, column);
        const doubt = isQuestion ? styles.asked : styles.wrong;
        const isActive = column === activeColumn;
        const looks = [
          styles.cell,
          align === 'end' ? styles.end : '',
          isPinned ? styles.pinned : '',
          wrong === undefined ? '' : doubt,
          changed ? styles.changed : '',
          isActive ? styles.active : '',
        ];
        return (
          <div
            key={key}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isActive}
            aria-invalid={wrong !== undefined || undefined}
            title={wrong}
            className={looks.join(' ')}
          >
            {isActive && typed !== null ? (
              <GridInput label={title} text={typed} onType={on.onType} onEnd={on.onEnd} />
            ) : (
              text !== '' && <span dir="auto">{pieces ? <Pieces of={pieces} /> : text}</span>
            )}
          </div>
        );
      })}
      {ends.map(({ key, align, render }, index) => (
        <div
          key={key}
          role="gridcell"
          aria-colindex={columns.length + 2 + index}
          className={`${styles.cell} ${align === 'end' ? styles.end : ''} ${styles.rowEnd}`}
          style={endPlace(ends, index)}
        >
          {render(row)}
        </div>
      ))}
    </div>
  );
}

/** A text with search hits in every second piece. */
const Pieces = ({ of }: { of: readonly string[] }) =>
  of.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // Pieces of one text are only identified by their index.
      <mark key={index}>{piece}</mark>
    ),
  );
