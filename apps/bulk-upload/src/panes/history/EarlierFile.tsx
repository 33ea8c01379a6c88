import type { BulkJob } from '@courier/api-client';
import { routes, usePorts } from '@courier/shell-api';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import { JobStatusTag } from '../job/JobStatusTag';
import styles from './EarlierFile.module.css';

export function EarlierFile({ job, name }: { job: BulkJob; name: string | null }) {
  const { t, dateTime } = useWording();
  const { navigation } = usePorts();
  const { bulk_job_id: bulkJobId, created_at, created_by } = job.metadata;
  const { total, toPlace, placed, errors } = toJobFigures(job);
  const open = () => navigation.go(routes.bulkOrder({ vendorId: job.vendor_id, bulkJobId }));
  return (
    <li>
      <button type="button" className={styles.row} onClick={open}>
        <span className={styles.when}>
          {name !== null && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          {name === null ? dateTime(created_at) : <small>{dateTime(created_at)}</small>}
        </span>
        <span className={styles.rows}>{t('history.rows', { count: total })}</span>
        <JobStatusTag job={job} />
        <span className={styles.who}>{created_by}</span>
        <span className={styles.bar} aria-hidden="true">
          <i data-part="placed" style={{ flexGrow: placed }} />
          <i data-part="open" style={{ flexGrow: toPlace }} />
          <i data-part="error" style={{ flexGrow: errors }} />
        </span>
      </button>
    </li>
  );
}
