import { useMemo } from 'react';
import styles from './edit-grid.module.css';

/** Number of distinguishable marks beside a scrollbar. */
const STEPS = 200;

interface GridMarksProps {
  marks: readonly number[];
  rowCount: number;
  /** Height of the heading in pixels, which the scrollbar does not cover. */
  start: number;
}

/** Positions of rows that need attention, drawn over the scrollbar. */
export function GridMarks({ marks, rowCount, start }: GridMarksProps) {
  const steps = useMemo(
    () => [...new Set(marks.map((row) => Math.floor((row / rowCount) * STEPS)))],
    [marks, rowCount],
  );
  return (
    <div className={styles.marks} style={{ insetBlockStart: start }} data-grid-marks="" aria-hidden="true">
      {steps.map((step) => (
        <i key={step} style={{ insetBlockStart: `${(step / STEPS) * 100}%` }} />
      ))}
    </div>
  );
}
