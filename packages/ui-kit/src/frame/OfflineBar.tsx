import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import { PlainButton } from '../plain-controls/PlainButton';
import styles from './frame.module.css';

export interface OfflineBarProps {
  /** Formatted time of the data on screen, e.g. `14:21`. */
  since?: string;
  onRetry?: () => void;
}

/** Offline message under the tabs, with the age of the data. */
export function OfflineBar({ since, onRetry }: OfflineBarProps) {
  const copy = useCopy('common');
  const rest = [
    since !== undefined && copy('state.offline-since', { time: since }),
    copy('state.offline-draft'),
  ].filter((sentence) => sentence !== false);
  return (
    <div role="status" className={styles.offline}>
      <Icon name="offline" />
      <p>
        <strong>{copy('state.offline')}</strong>
        {rest.map((sentence) => (copy('state.offline').endsWith('。') ? sentence : ` ${sentence}`))}
      </p>
      {onRetry && (
        <PlainButton kind="quiet" size="s" onClick={onRetry}>
          {copy('action.retry')}
        </PlainButton>
      )}
    </div>
  );
}
