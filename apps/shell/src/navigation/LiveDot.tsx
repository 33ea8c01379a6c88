import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { useLiveState } from '@courier/shell-api';
import { useShell } from '../ground/shell-context';
import { useOfflineSince } from '../ground/use-offline-since';
import styles from './top-bar.module.css';

/** For so long the first connection may take before its absence is said. */
const STARTING_MS = 4000;

/** Whether the channel is opened for the first time, which is no interruption yet. */
function useIsStarting(isConnected: boolean): boolean {
  const [isOver, setOver] = useState(isConnected);
  useEffect(() => {
    if (isConnected) setOver(true);
    const timer = setTimeout(() => setOver(true), STARTING_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return !isOver && !isConnected;
}

/** Whether updates arrive by themselves right now. Guests have no live channel and no dot. */
export function LiveDot() {
  const t = useCopy('shell');
  const state = useLiveState();
  const { now } = useShell();
  const offlineSince = useOfflineSince(now);
  const isStarting = useIsStarting(state === 'connected') && offlineSince === null;
  if (state === 'off') return null;
  // A socket notices a lost line later than the browser does.
  const isLive = state === 'connected' && offlineSince === null;
  const shown = isStarting ? null : isLive ? 'live' : 'reconnecting';
  return (
    <span
      className={styles['live']}
      role="status"
      title={shown === null ? undefined : t(isLive ? 'nav.live-label' : 'nav.reconnecting-label')}
    >
      {/* Both take their place, so that nothing moves when one follows the other. */}
      {(['live', 'reconnecting'] as const).map((word) => (
        <span key={word} className={`${styles['word']} ${word === shown ? '' : styles['unseen']}`}>
          <i className={`${styles['dot']} ${word === 'live' ? '' : styles['off']}`} aria-hidden="true" />
          {t(`nav.${word}`)}
        </span>
      ))}
    </span>
  );
}
