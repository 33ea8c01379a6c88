import { toBulkJobStatus, type BulkJob } from '@courier/api-client';
import { StatusTag } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { countLeftOut } from '../../model/result/job-figures';
import { JOB_LOOKS } from '../../model/result/job-looks';

export function JobStatusTag({ job }: { job: BulkJob }) {
  const { t, number } = useWording();
  const known = toBulkJobStatus(job.status);
  const leftOut = countLeftOut(job);
  if (leftOut) {
    const { tone, icon } = JOB_LOOKS.ORDER_PLACEMENT_SUCCESS_WITH_ERROR;
    return (
      <StatusTag tone={tone} icon={icon}>
        {t('status.someLeftOut', { placed: number(leftOut.placed), errors: number(leftOut.errors) })}
      </StatusTag>
    );
  }
  const { tone, icon } = JOB_LOOKS[known];
  return (
    <StatusTag tone={tone} icon={icon}>
      {t(`status.${known}`)}
    </StatusTag>
  );
}
