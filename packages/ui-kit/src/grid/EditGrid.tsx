import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type CSSProperties, type RefObject } from 'react';
import { FIRST_HEIGHT, QUIET_WINDOW } from '../data/observe-height';
import { useRowsInSight } from '../data/use-rows-in-sight';
import styles from './edit-grid.module.css';
import type { EditGridProps, GridPlace } from './grid.types';
import { GridHead } from './GridHead';
import { GridMarks } from './GridMarks';
import { GridNote } from './GridNote';
import { GridRow } from './GridRow';
import { useGridKeys } from './use-grid-keys';
import { useHeight } from './use-height';

const ROW_HEIGHT = 34;
const TALL_HEAD_HEIGHT = 48;
/** Fits a number and an icon. */
const HEAD_WIDTH = 86;

const pinnedWidth = ([first]: EditGridProps['columns']): number => (first?.isPinned ? first.width : 0);

/**
 * An editable table of any length with one tab stop: arrows move, Enter, F2 or typing edits, Escape cancels,
 * Delete clears.
 */
export function EditGrid(props: EditGridProps) {
  const { label, columns, rowCount, rowKey, rowHead, headTitle, ends = [], cell, active } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const leastHead = columns.some(({ note }) => note !== undefined) ? TALL_HEAD_HEIGHT : ROW_HEIGHT;
  const [head, headHeight] = useHeight(leastHead);
  const keys = useGridKeys(props, scroller, id);
  const rangeExtractor = useRowsInSight(rowKey);
  const list = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    rangeExtractor,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    ...QUIET_WINDOW,
    scrollPaddingStart: headHeight,
  });
  useScrollTo(active, scroller, (row) => {
    if (row < rowCount) list.scrollToIndex(row, { align: 'auto' });
  });
  const tracks = [HEAD_WIDTH, ...columns.map(({ width }) => width), ...ends.map(({ width }) => width)];
  const grid = {
    '--columns': tracks.map((width) => `${width}px`).join(' '),
    '--row-head': `${HEAD_WIDTH}px`,
    inlineSize: tracks.reduce((sum, width) => sum + width, 0),
  } as CSSProperties;
  const isLong = list.getTotalSize() + headHeight > (list.scrollRect?.height ?? FIRST_HEIGHT);
  // Keeps the active cell clear of sticky edges.
  const uncovered: CSSProperties = {
    scrollPaddingBlockStart: headHeight,
    scrollPaddingInline: `${HEAD_WIDTH + pinnedWidth(columns)}px ${ends.reduce((sum, { width }) => sum + width, 0)}px`,
  };
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={tracks.length}
        aria-activedescendant={rowCount === 0 ? undefined : `${id}-${active.row}-${active.column}`}
        className={styles.scroller}
        style={uncovered}
        {...keys.handlers}
      >
        <GridHead
          frame={head}
          style={grid}
          height={leastHead}
          start={headTitle}
          columns={columns}
          ends={ends}
        />
        <div role="rowgroup" className={styles.body} style={{ ...grid, blockSize: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <GridRow
              key={rowKey(index)}
              id={id}
              row={index}
              start={start}
              height={ROW_HEIGHT}
              columns={columns}
              look={props.rowLook?.(index)}
              head={rowHead(index)}
              sign={props.rowSign?.(index)}
              ends={ends}
              cell={cell}
              activeColumn={index === active.row ? active.column : null}
              typed={index === active.row ? keys.typed : null}
              onType={keys.type}
              onEnd={keys.end}
            />
          ))}
        </div>
      </div>
      {props.marks && isLong && <GridMarks marks={props.marks} rowCount={rowCount} start={headHeight} />}
      {props.note && <GridNote grid={scroller}>{props.note}</GridNote>}
    </div>
  );
}

function useScrollTo(
  { row, column }: GridPlace,
  scroller: RefObject<HTMLElement | null>,
  toRow: (row: number) => void,
) {
  useEffect(() => {
    toRow(row);
    const shown = scroller.current?.querySelector('[role="gridcell"][aria-selected="true"]');
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    // Only another cell scrolls, not the rows changing under it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [row, column]);
}
