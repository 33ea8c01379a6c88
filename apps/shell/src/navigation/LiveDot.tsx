import { useCopy } from '@courier/i18n';
import { useLiveState } from '@courier/shell-api';
import { useShell } from '../ground/shell-context';
import { useOfflineSince } from '../ground/use-offline-since';
import styles from './top-bar.module.css';

/** Whether updates arrive by themselves right now. Guests have no live channel and no dot. */
export function LiveDot() {
  const t = useCopy('shell');
  const state = useLiveState();
  const { now } = useShell();
  const offlineSince = useOfflineSince(now);
  if (state === 'off') return null;
  // A socket notices a lost line later than the browser does.
  const isLive = state === 'connected' && offlineSince === null;
  return (
    <span
      className={styles['live']}
      role="status"
      title={t(isLive ? 'nav.live-label' : 'nav.reconnecting-label')}
    >
      <i className={`${styles['dot']} ${isLive ? '' : styles['off']}`} aria-hidden="true" />
      {t(isLive ? 'nav.live' : 'nav.reconnecting')}
    </span>
  );
}
