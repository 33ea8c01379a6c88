import { Button, PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { useErrorDetail, useWording } from '../../copy';
import type { FileFacts } from '../../flow/steps/bulk-state';
import { useFailureNotice } from '../../panes/job/use-failure-notice';
import { JobView } from './JobView';
import { useJob } from './use-job';

interface JobResultsProps {
  vendorId: string;
  jobId: string;
  /** Null for a job from the history whose file is unknown. */
  file: FileFacts | null;
  placing: boolean;
  onPlace: () => void;
  onStop: () => void;
  onRepair: () => void;
  onReviewPins: () => void;
  onAskAgain: () => void;
}

export function JobResults({ vendorId, jobId, onAskAgain, placing, ...shown }: JobResultsProps) {
  const { t, errors } = useWording();
  const detail = useErrorDetail();
  const asked = useJob(vendorId, jobId, placing);
  useFailureNotice('view-details-error', asked);
  if (asked.data) return <JobView {...shown} {...asked.data} placing={placing} onAskAgain={onAskAgain} />;
  if (asked.isError)
    return (
      <>
        <PanelError
          title={errors('view-details-error')}
          text={detail(asked.error)}
          onRetry={() => void asked.refetch()}
          busy={asked.isFetching}
        />
        <Button onClick={onAskAgain}>{t('another')}</Button>
      </>
    );
  return <SkeletonRows label={t('loading')} rowHeight={42} />;
}
