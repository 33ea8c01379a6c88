import { useState } from 'react';
import { isBulkJobFinished, type BulkJob, type BulkRow } from '@courier/api-client';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { FileFacts } from '../../flow/bulk-state';
import { canBePlaced, isBeingPlaced } from '../../model/job-figures';
import { filteredRows, type RowFilter } from '../../model/row-filter';
import { JobRows } from '../../panes/job/JobRows';
import { JobStatusTag } from '../../panes/job/JobStatusTag';
import { JobSummary } from '../../panes/job/JobSummary';
import { RowFilterChoice } from '../../panes/job/RowFilterChoice';
import { FileHead } from '../../panes/steps/FileHead';
import { ConfirmDialog } from './ConfirmDialog';
import { Outcome } from './Outcome';
import { PlaceFoot } from './PlaceFoot';
import { Placing } from './Placing';
import styles from './JobView.module.css';

interface JobViewProps {
  job: BulkJob;
  rows: readonly BulkRow[];
  file: FileFacts | null;
  placing: boolean;
  onPlace: () => void;
  onRepair: () => void;
  onAskAgain: () => void;
}

/** What the check found, and after placing what became of each row. */
export function JobView({ job, rows, file, placing, onPlace, onRepair, onAskAgain }: JobViewProps) {
  const { t, dateTime } = useWording();
  const isFinished = isBulkJobFinished(job.status);
  const [chosen, setFilter] = useState<RowFilter | null>(null);
  const [isAsking, setAsking] = useState(false);
  const filter = chosen ?? (isFinished && job.metadata.error_row_count > 0 ? 'PREPROCESS_FAIL' : 'ALL');
  const isRunning = placing || isBeingPlaced(job);
  const step = isFinished || isRunning ? 'place' : isAsking ? 'confirm' : 'summary';

  return (
    <div className={styles.screen}>
      <FileHead
        title={<bdi>{file?.name ?? t('file.of', { when: dateTime(job.metadata.created_at) })}</bdi>}
        note={<JobStatusTag status={job.status} />}
        step={step}
        action={
          <Button icon="upload" onClick={onAskAgain}>
            {t('another')}
          </Button>
        }
      />
      <JobSummary job={job} />
      <div className={styles.bar}>
        <RowFilterChoice job={job} filter={filter} onFilter={setFilter} />
        {isFinished && <Outcome job={job} />}
        {file !== null && !isRunning && job.metadata.error_row_count > 0 && (
          <Button icon="edit" onClick={onRepair}>
            {t('bench.open', { count: job.metadata.error_row_count })}
          </Button>
        )}
      </div>
      <div className={styles.rows}>
        <JobRows rows={filteredRows(rows, filter)} />
      </div>
      {isRunning && <Placing job={job} />}
      {!isRunning && canBePlaced(job) && <PlaceFoot job={job} rows={rows} onPlace={() => setAsking(true)} />}
      <ConfirmDialog
        isOpen={isAsking}
        job={job}
        rows={rows}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onPlace();
        }}
      />
    </div>
  );
}
