import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

interface ListNoteProps {
  isOnline: boolean;
  /** Unix seconds of the data shown; null while it is fresh. */
  shownAsOf: number | null;
  onRetry(): void;
}

/** Shows that the rows are stale after a failed refresh. Offline, the shell already says so. */
export function ListNote({ isOnline, shownAsOf, onRetry }: ListNoteProps) {
  const { t, time } = useWording();
  if (!isOnline || shownAsOf === null) return null;
  return (
    <div role="status" className={styles.note}>
      <Icon name="warning" size={17} />
      <span className={styles.text}>{t('list.updateFailed', { time: time(shownAsOf) })}</span>
      <Button size="s" onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </div>
  );
}
