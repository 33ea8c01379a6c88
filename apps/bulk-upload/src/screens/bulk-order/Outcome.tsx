import type { BulkJob } from '@courier/api-client';
import { routes, usePorts } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { figuresOf } from '../../model/job-figures';
import styles from '../../panes/bench/WorkView.module.css';

/** How placing ended, with the way to the orders that were placed. */
export function Outcome({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  const { navigation } = usePorts();
  const { placed, errors } = figuresOf(job);
  return (
    <p className={styles.outcome} role="status">
      <span>
        {t('outcome.placed', { placed: number(placed) })}
        {errors > 0 && ` ${t('outcome.refused', { errors: number(errors) })}`}
      </span>
      {placed > 0 && (
        <Button
          kind="quiet"
          icon="tracking"
          onClick={() => navigation.go(routes.orderTracking({ vendorId: job.vendor_id }))}
        >
          {t('outcome.toTracking')}
        </Button>
      )}
    </p>
  );
}
