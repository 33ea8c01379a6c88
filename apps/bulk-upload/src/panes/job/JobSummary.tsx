import type { BulkJob } from '@courier/api-client';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import styles from './JobSummary.module.css';

export function JobSummary({ job }: { job: BulkJob }) {
  const { t, number, dateTime } = useWording();
  const { total, toPlace, placed, errors } = toJobFigures(job);
  const figures = [
    ['creator', job.metadata.created_by, ''],
    ['created', dateTime(job.metadata.created_at), ''],
    ['total', number(total), 'figure'],
    ['toPlace', number(toPlace), 'figure'],
    ['placed', number(placed), 'figure'],
    ['errors', number(errors), errors > 0 ? 'errors' : 'figure'],
  ] as const;
  return (
    <dl className={styles.summary} aria-label={t('summary.label')}>
      {figures.map(([name, value, look]) => (
        <div key={name}>
          <dt>{t(`summary.${name}`)}</dt>
          <dd data-look={look}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
