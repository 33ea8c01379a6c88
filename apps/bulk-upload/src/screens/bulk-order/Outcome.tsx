import type { BulkJob } from '@courier/api-client';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import styles from '../../panes/bench/WorkView.module.css';

export function Outcome({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  const { placed, errors } = toJobFigures(job);
  return (
    <p className={styles.outcome} role="status">
      <LiveText>
        {[
          t('outcome.placed', { placed: number(placed) }),
          ...(errors > 0 ? [t('outcome.refused', { errors: number(errors) })] : []),
        ].join(' ')}
      </LiveText>
    </p>
  );
}
