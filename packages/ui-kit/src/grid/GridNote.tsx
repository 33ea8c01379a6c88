import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './edit-grid.module.css';

/** Pixels from the note to its cell and to the grid's edges. */
const GAP = 6;

interface GridNoteProps {
  grid: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function putBeside(grid: HTMLElement, note: HTMLElement) {
  const cell = grid.querySelector('[role="gridcell"][aria-selected="true"]')?.getBoundingClientRect();
  const frame = grid.getBoundingClientRect();
  note.hidden = !cell || cell.bottom < frame.top || cell.top > frame.bottom;
  if (!cell || note.hidden) return;
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const before = isRtl ? frame.right - cell.right : cell.left - frame.left;
  const room = frame.width - note.offsetWidth - GAP;
  const below = cell.bottom - frame.top + GAP;
  const above = cell.top - frame.top - GAP - note.offsetHeight;
  const isBelow = below + note.offsetHeight <= frame.height || above < 0;
  note.style.insetInlineStart = `${Math.max(GAP, Math.min(before, room))}px`;
  note.style.insetBlockStart = `${isBelow ? below : above}px`;
}

/** Note on the active cell; follows it during scrolling. */
export function GridNote({ grid, children }: GridNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const [over, box] = [grid.current, note.current];
    if (!over || !box) return;
    const put = () => putBeside(over, box);
    // At first in a frame, because measuring a grid that was rendered with it would force a layout.
    const frame = isPlaced.current ? 0 : requestAnimationFrame(put);
    if (isPlaced.current) put();
    isPlaced.current = true;
    over.addEventListener('scroll', put, { passive: true });
    addEventListener('resize', put);
    return () => {
      cancelAnimationFrame(frame);
      over.removeEventListener('scroll', put);
      removeEventListener('resize', put);
    };
  });
  return (
    <div ref={note} className={styles.note}>
      {children}
    </div>
  );
}
