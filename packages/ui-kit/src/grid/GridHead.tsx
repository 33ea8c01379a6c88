import type { CSSProperties, RefObject } from 'react';
import styles from './edit-grid.module.css';
import type { GridColumn, GridEnd } from './grid.types';
import { endPlace } from './end-place';

interface GridHeadProps {
  frame: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
  /** Minimum height in pixels. */
  height: number;
  /** Heading of the column before the rows. */
  start: string;
  columns: readonly GridColumn[];
  ends: readonly GridEnd[];
}

export function GridHead({ frame, style, height, start, columns, ends }: GridHeadProps) {
  return (
    <div ref={frame} role="rowgroup" className={styles.head} style={style}>
      <div role="row" aria-rowindex={1} className={styles.row} style={{ minBlockSize: height }}>
        <div role="columnheader" className={`${styles.cell} ${styles.rowHead}`}>
          {start}
        </div>
        {columns.map(({ key, title, align, note, isPinned = false }) => (
          <div
            key={key}
            role="columnheader"
            className={[
              styles.cell,
              styles.named,
              align === 'end' ? styles.end : '',
              isPinned ? styles.pinned : '',
            ].join(' ')}
          >
            <b>{title}</b>
            {note !== undefined && <span className={styles.headNote}>{note}</span>}
          </div>
        ))}
        {ends.map(({ key, title, align }, index) => (
          <div
            key={key}
            role="columnheader"
            className={`${styles.cell} ${align === 'end' ? styles.end : ''} ${styles.rowEnd}`}
            style={endPlace(ends, index)}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}
