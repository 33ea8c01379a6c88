import { useQuery } from '@tanstack/react-query';
import type { BulkJob } from '@courier/api-client';
import { bulkHistoryOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { figuresOf } from '../../model/job-figures';
import styles from './PlaceFoot.module.css';

/** How far placing has come. The figures in the history are newer than the rows while it runs. */
export function Placing({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  const { api } = usePorts();
  const history = useQuery({ ...bulkHistoryOptions(api, job.vendor_id), enabled: false });
  const id = job.metadata.bulk_job_id;
  const newest = history.data?.find(({ metadata }) => metadata.bulk_job_id === id) ?? job;
  const { placed, toPlace } = figuresOf(newest);
  const total = placed + toPlace;
  return (
    <footer ref={keepToastsAbove} className={styles.foot} role="status">
      <p className={styles.running}>
        <strong>{t('placing.title', { placed: number(placed), total: number(total) })}</strong>
        <progress value={placed} max={Math.max(1, total)} aria-label={t('placing.label')} />
        <span>{t('placing.text')}</span>
      </p>
    </footer>
  );
}
