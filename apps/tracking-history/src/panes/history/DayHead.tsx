import type { DayLine } from '../../model/order/history-lines';
import { useWording } from '../../copy';
import styles from './cells.module.css';

export function DayHead({ line }: { line: DayLine }) {
  const { t, day, money } = useWording();
  return (
    <>
      <b className={styles.day}>{day(line.at)}</b>
      {line.total && (
        <span className={styles.total}>
          {t('history.day', { count: line.total.orders, fees: money(line.total.fees) })}
        </span>
      )}
    </>
  );
}
