import { toBulkPhase, type BulkJob } from '@courier/api-client';
import { useWording } from '../../copy';
import { toJobFigures } from '../../model/result/job-figures';
import { RunningFoot } from '../../panes/bench/foot/RunningFoot';

export function Placing({ job, onStop }: { job: BulkJob; onStop: () => void }) {
  const { t, number } = useWording();
  const { placed, toPlace } = toJobFigures(job);
  const total = placed + toPlace;
  return (
    <RunningFoot
      title={t('placing.title', { placed: number(placed), total: number(total) })}
      label={t('placing.label')}
      text={t('placing.text')}
      done={placed}
      total={total}
      stop={{ label: t('placing.stop'), onStop }}
    />
  );
}

export function Checking({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  if (toBulkPhase(job) !== 'checking' || !job.progress) return null;
  const { done, total } = job.progress;
  return (
    <RunningFoot
      title={t('upload.checked', { done: number(done), total: number(total) })}
      label={t('upload.title')}
      text={t('placing.text')}
      done={done}
      total={total}
    />
  );
}
