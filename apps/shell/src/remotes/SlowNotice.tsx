import { LineMotif, PlainButton } from '@courier/ui-kit/core';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import styles from './place.module.css';

/** Says that a screen is late, and lets one start over at once. */
export function SlowNotice({
  title,
  attempt,
  onRetry,
}: {
  title: string;
  /** Which try to load it is under way; absent where nothing is being loaded. */
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
