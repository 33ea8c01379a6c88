import styles from './RowParts.module.css';
import type { BenchView } from '../view/use-bench-view';

/** Decorative: the figures follow below. */
export function RowParts({ view }: { view: BenchView }) {
  const parts = [
    ['good', view.good],
    ['wrong', view.wrong.length],
    ['asked', view.asked.length],
    ['twin', view.doubled],
  ] as const;
  return (
    <div className={styles.parts} aria-hidden="true">
      {parts.map(
        ([part, count]) => count > 0 && <i key={part} data-part={part} style={{ flexGrow: count }} />,
      )}
    </div>
  );
}
