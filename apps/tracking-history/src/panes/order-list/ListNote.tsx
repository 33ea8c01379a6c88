import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

interface ListNoteProps {
  isOnline: boolean;
  /** Unix seconds of the data shown; null while it is fresh. */
  shownAsOf: number | null;
  onRetry(): void;
}

/** Says that the rows below are old, and why. */
export function ListNote({ isOnline, shownAsOf, onRetry }: ListNoteProps) {
  const { t, time } = useWording();
  if (isOnline && shownAsOf === null) return null;
  const at = shownAsOf === null ? null : time(shownAsOf);
  const offline = at === null ? t('list.offlineNoTime') : t('list.offline', { time: at });
  return (
    <div role="status" className={styles.note}>
      <Icon name={isOnline ? 'warning' : 'offline'} size={17} />
      <span className={styles.text}>{isOnline ? t('list.updateFailed', { time: at ?? '' }) : offline}</span>
      <Button size="s" onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </div>
  );
}
