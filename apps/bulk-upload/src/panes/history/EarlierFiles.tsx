import { PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { useState } from 'react';
import { Button } from '@courier/ui-kit/core';
import { useWording, useErrorDetail } from '../../copy';
import styles from './EarlierFiles.module.css';
import type { DraftShelf } from '../../api/draft-shelf';
import { EarlierFile } from './EarlierFile';
import { useFileNames } from './use-file-names';
import { useHistory } from './use-history';

/** Shown before the user asks for all. */
const FIRST = 6;

export function EarlierFiles({ vendorId, shelf }: { vendorId: string; shelf: DraftShelf }) {
  const { t, errors } = useWording();
  const detail = useErrorDetail();
  const [showsAll, setShowsAll] = useState(false);
  const { jobs, error, isLoading, refetch } = useHistory(vendorId);
  const names = useFileNames(shelf);
  const shown = showsAll ? jobs : jobs.slice(0, FIRST);
  return (
    <section className={styles.card} aria-labelledby="bulk-history">
      <header className={styles.head}>
        <h2 id="bulk-history">{t('history.title')}</h2>
        {jobs.length > 0 && <span>{t('history.shown', { shown: shown.length, all: jobs.length })}</span>}
      </header>
      {isLoading && <SkeletonRows label={t('loading')} rows={3} rowHeight={66} />}
      {error !== null && jobs.length === 0 && (
        <PanelError title={errors('job-history-error')} text={detail(error)} onRetry={refetch} />
      )}
      {!isLoading && error === null && jobs.length === 0 && (
        <p className={styles.empty}>
          <strong>{t('history.empty')}</strong>
          {t('history.emptyText')}
        </p>
      )}
      <ul>
        {shown.map((job) => (
          <EarlierFile
            key={job.metadata.bulk_job_id}
            job={job}
            name={job.metadata.file_name ?? names.get(job.metadata.bulk_job_id) ?? null}
          />
        ))}
      </ul>
      {shown.length < jobs.length && (
        <footer className={styles.foot}>
          <Button kind="quiet" size="s" onClick={() => setShowsAll(true)}>
            {t('history.all')}
          </Button>
        </footer>
      )}
    </section>
  );
}
