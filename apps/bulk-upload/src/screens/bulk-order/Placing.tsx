import { useState } from 'react';
import { bulkPhaseOf, type BulkJob } from '@courier/api-client';
import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { figuresOf } from '../../model/job-figures';
import styles from '../../panes/bench/Foot.module.css';

/** How far placing has come, and what stops it between two rows. */
export function Placing({ job, onStop }: { job: BulkJob; onStop: () => void }) {
  const { t, number } = useWording();
  const [isStopping, setStopping] = useState(false);
  const { placed, toPlace } = figuresOf(job);
  const total = placed + toPlace;
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <p className={styles.running} role="status">
        <strong>{t('placing.title', { placed: number(placed), total: number(total) })}</strong>
        <progress value={placed} max={Math.max(1, total)} aria-label={t('placing.label')} />
        <span>{t('placing.text')}</span>
      </p>
      <Button
        size="l"
        busy={isStopping}
        onClick={() => {
          setStopping(true);
          onStop();
        }}
      >
        {t('placing.stop')}
      </Button>
    </footer>
  );
}

/** How far the check of a large file has come. */
export function Checking({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  if (bulkPhaseOf(job) !== 'checking' || !job.progress) return null;
  const { done, total } = job.progress;
  return (
    <footer ref={keepToastsAbove} className={styles.foot} role="status">
      <p className={styles.running}>
        <strong>{t('upload.checked', { done: number(done), total: number(total) })}</strong>
        <progress value={done} max={Math.max(1, total)} aria-label={t('upload.title')} />
        <span>{t('placing.text')}</span>
      </p>
    </footer>
  );
}
