import type { Order } from '@courier/api-client';
import { useWording } from '../../../copy';
import type { PromiseChange } from './use-promise-changes';
import styles from './StatusTimeline.module.css';

type Range = NonNullable<Order['promised_range']>;

/** The promise that a changed address replaced, and the new one. */
export function FormerPromise({ change: { before, after } }: { change: PromiseChange }) {
  const { t, time, timeRange } = useWording();
  const promised = ({ from, to }: Range) =>
    t('evidence.promised', { range: from === to ? time(to) : timeRange(from, to) });
  return (
    <p className={styles.promise}>
      <del>{promised(before)}</del> <ins>{promised(after)}</ins>
    </p>
  );
}
