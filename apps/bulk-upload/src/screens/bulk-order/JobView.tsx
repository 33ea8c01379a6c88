import { useMemo, useState } from 'react';
import { isBulkJobFinished, type BulkJob, type BulkRow } from '@courier/api-client';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { FileFacts } from '../../flow/steps/bulk-state';
import { canBePlaced, isBeingPlaced } from '../../model/result/job-figures';
import { groupResultRows } from '../../model/result/result-groups';
import { foundPlace, isDoubtful } from '../../model/bench/row-place';
import { sumRowFees, filteredRows, type RowView } from '../../model/result/row-filter';
import { JobRows } from '../../panes/job/JobRows';
import { JobStatusTag } from '../../panes/job/JobStatusTag';
import { JobSummary } from '../../panes/job/JobSummary';
import { RowFilterChoice } from '../../panes/job/RowFilterChoice';
import { SaveResults } from '../../panes/job/SaveResults';
import { JobResult } from '../../panes/result/JobResult';
import { ResultCounts } from '../../panes/result/ResultCounts';
import { FileHead } from '../../panes/steps/FileHead';
import { ConfirmDialog } from './ConfirmDialog';
import { Outcome } from './Outcome';
import { PlaceFoot } from './PlaceFoot';
import { Checking, Placing } from './Placing';
import { useSuspects } from './use-suspects';
import styles from '../../panes/bench/WorkView.module.css';

interface JobViewProps {
  job: BulkJob;
  rows: readonly BulkRow[];
  file: FileFacts | null;
  placing: boolean;
  onPlace: () => void;
  onStop: () => void;
  onRepair: () => void;
  onReviewPins: () => void;
  onAskAgain: () => void;
}

export function JobView({
  job,
  rows,
  file,
  placing,
  onPlace,
  onStop,
  onRepair,
  onReviewPins,
  onAskAgain,
}: JobViewProps) {
  const { t, dateTime } = useWording();
  const isFinished = isBulkJobFinished(job.status);
  const name = job.metadata.file_name ?? file?.name ?? null;
  const [chosen, setView] = useState<RowView | null>(null);
  const [isAsking, setAsking] = useState(false);
  const view = chosen ?? (isFinished ? 'RESULT' : 'ALL');
  const errors = job.metadata.error_row_count;
  const doubtful = useMemo(() => rows.filter((row) => isDoubtful(foundPlace(row))).length, [rows]);
  // Memoised, because a job may have thousands of rows.
  const fees = useMemo(() => sumRowFees(rows), [rows]);
  const shown = useMemo(() => (view === 'RESULT' ? [] : filteredRows(rows, view)), [rows, view]);
  const groups = useMemo(() => (view === 'RESULT' ? groupResultRows(rows) : null), [rows, view]);
  const isRunning = placing || isBeingPlaced(job);
  const suspects = useSuspects(job, rows, isRunning || isFinished ? null : file);
  const step = isFinished || isRunning ? 'place' : isAsking ? 'confirm' : 'summary';

  return (
    <div className={styles.screen}>
      <FileHead
        title={<bdi>{name ?? t('file.of', { when: dateTime(job.metadata.created_at) })}</bdi>}
        note={<JobStatusTag job={job} />}
        step={step}
        onAskAgain={onAskAgain}
      />
      {groups ? <ResultCounts job={job} groups={groups} /> : <JobSummary job={job} />}
      <div className={styles.bar}>
        <RowFilterChoice job={job} view={view} hasResult={isFinished} onView={setView} />
        {isFinished && <Outcome job={job} />}
        <SaveResults job={job} rows={rows} name={name} />
        {file !== null && !isRunning && !groups && errors > 0 && (
          <Button icon="edit" onClick={onRepair}>
            {t('bench.open', { count: errors })}
          </Button>
        )}
        {file !== null && !isRunning && !isFinished && errors === 0 && doubtful > 0 && (
          <Button icon="pin" onClick={onRepair}>
            {t('bench.openDoubt', { count: doubtful })}
          </Button>
        )}
        {suspects.count > 0 && (
          <Button icon="pin" onClick={onReviewPins}>
            {t('pins.open', { count: suspects.count })}
          </Button>
        )}
      </div>
      {groups ? (
        <JobResult job={job} groups={groups} name={name} onRepair={file === null ? null : onRepair} />
      ) : (
        <div className={styles.rows}>
          <JobRows rows={shown} />
        </div>
      )}
      <Checking job={job} />
      {isRunning && <Placing job={job} onStop={onStop} />}
      {!isRunning && canBePlaced(job) && <PlaceFoot job={job} fees={fees} onPlace={() => setAsking(true)} />}
      <ConfirmDialog
        isOpen={isAsking}
        job={job}
        fees={fees}
        suspects={suspects}
        onReviewPins={onReviewPins}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onPlace();
        }}
      />
    </div>
  );
}
