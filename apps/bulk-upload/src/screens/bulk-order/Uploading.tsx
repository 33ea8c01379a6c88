import type { BulkJob } from '@courier/api-client';
import type { Sheet } from '@courier/sheet-reader';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { FileFacts } from '../../flow/steps/bulk-state';
import { FirstRows } from '../../panes/begin/FirstRows';
import { FileHead } from '../../panes/steps/FileHead';
import styles from './Uploading.module.css';

interface UploadingProps {
  file: FileFacts;
  /** The first rows of the sheet; null before they are read. */
  first: Sheet | null;
  /** The job during its check. */
  job: BulkJob | null;
  onCancel: () => void;
}

export function Uploading({ file, first, job, onCancel }: UploadingProps) {
  const { t, number } = useWording();
  return (
    <div className={styles.screen}>
      <FileHead
        title={file.name}
        note={t('file.size', { size: Math.max(1, Math.round(file.bytes / 1024)) })}
        step="upload"
      />
      <div className={styles.middle} role="status">
        {job?.progress ? (
          <>
            <progress
              className={styles.progress}
              value={job.progress.done}
              max={Math.max(1, job.progress.total)}
              aria-label={t('upload.title')}
            />
            <strong>
              {t('upload.checked', { done: number(job.progress.done), total: number(job.progress.total) })}
            </strong>
          </>
        ) : (
          <>
            <span className={styles.bar} aria-hidden="true" />
            <strong>{t('upload.title')}</strong>
          </>
        )}
        <p>{t('upload.text')}</p>
        <Button onClick={onCancel}>{t('upload.cancel')}</Button>
      </div>
      {first !== null && <FirstRows {...first} />}
    </div>
  );
}
