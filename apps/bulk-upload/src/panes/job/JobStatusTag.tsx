import { bulkJobStatusOf } from '@courier/api-client';
import { StatusTag } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { JOB_LOOKS } from '../../model/job-looks';

/** Status of a job as icon, words and tone. */
export function JobStatusTag({ status }: { status: string }) {
  const { t } = useWording();
  const known = bulkJobStatusOf(status);
  const { tone, icon } = JOB_LOOKS[known];
  return (
    <StatusTag tone={tone} icon={icon}>
      {t(`status.${known}`)}
    </StatusTag>
  );
}
