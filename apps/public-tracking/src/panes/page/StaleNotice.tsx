import { useCopy } from '@courier/i18n';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Icon, PlainButton } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './stale-notice.module.css';

interface StaleNoticeProps {
  /** Time of the data, unix milliseconds. */
  updatedAt: number;
  isOffline: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that the data is stale, and its time. */
export function StaleNotice({ updatedAt, isOffline, isRetrying, onRetry }: StaleNoticeProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const time = formatTime(updatedAt / 1000, locale, country.timezone);
  return (
    <div className={styles['notice']} role="status">
      <Icon name={isOffline ? 'offline' : 'warning'} size={18} />
      <span className={styles['text']}>
        {t(isOffline ? 'problem.stale-offline' : 'problem.stale', { time })}
      </span>
      {!isOffline && (
        <PlainButton kind="quiet" size="s" busy={isRetrying} onClick={onRetry}>
          {t('problem.retry')}
        </PlainButton>
      )}
    </div>
  );
}
