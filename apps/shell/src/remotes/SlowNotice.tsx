import { LineMotif, PlainButton } from '@courier/ui-kit/core';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import styles from './place.module.css';

export function SlowNotice({
  title,
  attempt,
  onRetry,
}: {
  title: string;
  /** The current attempt; absent if nothing is being loaded. */
  attempt?: number;
  onRetry: () => void;
}) {
  const t = useCopy('shell');
  return (
    <div className={styles['place']}>
      <section className={styles['block']} role="status">
        <LineMotif icon="clock" />
        <h1 className={styles['title']}>{t('remote.slow-title', { title })}</h1>
        {attempt !== undefined && (
          <p className={styles['text']}>
            {t('remote.slow-text', { attempt, tries: LIMITS.lazyLoadRetries + 1 })}
          </p>
        )}
        <div className={styles['actions']}>
          <PlainButton icon="refresh" onClick={onRetry}>
            {t('remote.retry')}
          </PlainButton>
        </div>
      </section>
    </div>
  );
}
