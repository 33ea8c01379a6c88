import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../../copy';
import styles from '../Foot.module.css';
import type { BenchView } from '../view/use-bench-view';

interface RowFiguresProps {
  view: BenchView;
  title: string;
  good: number;
}

/** Numbers of good, wrong, ambiguous, duplicate and excluded rows, which add up to all rows. */
export function RowFigures({ view, title, good }: RowFiguresProps) {
  const { t, number } = useWording();
  const { rows } = view.bench;
  const wrong = view.wrong.length;
  const leftOut = rows.filter((row) => row.leftOut).length;
  const twins = view.doubled - leftOut;
  return (
    <>
      <p className={styles.counted}>
        <span>{title}</span>
        <strong>
          <LiveText>{number(good)}</LiveText> <small>{t('place.of', { total: number(rows.length) })}</small>
        </strong>
      </p>
      <p className={styles.counted}>
        <span>{t('bench.wrong')}</span>
        <strong data-look={wrong > 0 ? 'errors' : undefined}>{number(wrong)}</strong>
      </p>
      {view.asked.length > 0 && (
        <p className={styles.counted}>
          <span>{t('bench.asked')}</span>
          <strong data-look="asked">{number(view.asked.length)}</strong>
        </p>
      )}
      {twins > 0 && (
        <p className={styles.counted}>
          <span>{t('bench.twin')}</span>
          <strong data-look="twins">
            <LiveText>{number(twins)}</LiveText>
          </strong>
        </p>
      )}
      {leftOut > 0 && (
        <p className={styles.counted}>
          <span>{t('bench.leftOut')}</span>
          <strong>
            <LiveText>{number(leftOut)}</LiveText>
          </strong>
        </p>
      )}
    </>
  );
}
