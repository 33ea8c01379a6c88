import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

interface ListNoteProps {
  isOnline: boolean;
  /** Unix seconds of the data shown; null while it is fresh. */
  shownAsOf: number | null;
  onRetry(): void;
}

/** Hidden offline, because the shell reports that itself. */
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
