import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { useLiveState } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useOfflineSince } from '../shell-context/use-offline-since';
import styles from './top-bar.module.css';

/** The first connection may take this long before the bar reports an interruption. */
const STARTING_MS = 4000;

/** A first connection attempt is not an interruption. */
function useIsStarting(isConnected: boolean): boolean {
  const [isOver, setOver] = useState(isConnected);
  useEffect(() => {
    if (isConnected) setOver(true);
    const timer = setTimeout(() => setOver(true), STARTING_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return !isOver && !isConnected;
}

/** Shows whether live updates arrive. Guests have no live channel. */
export function LiveDot() {
  const t = useCopy('shell');
  const state = useLiveState();
  const { now } = useShell();
  const offlineSince = useOfflineSince(now);
  const isStarting = useIsStarting(state === 'connected') && offlineSince === null;
  if (state === 'off') return null;
  // The browser's offline event arrives before the socket notices the loss.
  const isLive = state === 'connected' && offlineSince === null;
  const shown = isStarting ? null : isLive ? 'live' : 'reconnecting';
  return (
    <span
      className={styles['live']}
      role="status"
      title={shown === null ? undefined : t(isLive ? 'nav.live-label' : 'nav.reconnecting-label')}
    >
      {/* Both words take up space, so that the layout does not shift. */}
      {(['live', 'reconnecting'] as const).map((word) => (
        <span key={word} className={`${styles['word']} ${word === shown ? '' : styles['unseen']}`}>
          <i className={`${styles['dot']} ${word === 'live' ? '' : styles['off']}`} aria-hidden="true" />
          {t(`nav.${word}`)}
        </span>
      ))}
    </span>
  );
}
