import { nowInSeconds } from '@courier/config';
import { RiderApiError, type RiderApi } from '../api/rider-api';

export type PositionState = 'off' | 'waiting' | 'shared' | 'forbidden';

interface Position {
  latitude: number;
  longitude: number;
  recorded_at: number;
  accuracy_metres?: number;
}

const EVERY_MS = 5000;
/** More positions are not sent at once; the oldest are dropped. */
const MOST = 100;
const PERMISSION_DENIED = 1;

/**
 * Sends the rider's position while it runs, at most every five seconds; without a connection the positions wait.
 * @returns a function that stops it
 */
export function sharePosition(api: RiderApi, onState: (state: PositionState) => void): () => void {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) {
    onState('forbidden');
    return () => undefined;
  }
  onState('waiting');
  const waiting: Position[] = [];
  let isSending = false;
  const send = async () => {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const positions = waiting.splice(0, waiting.length);
    try {
      await api.positions({ body: { positions } });
    } catch (error) {
      if (error instanceof RiderApiError && error.kind === 'offline')
        waiting.unshift(...positions.slice(-MOST + waiting.length));
    } finally {
      isSending = false;
    }
  };
  const watch = geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy } }) => {
      const isFirst = waiting.length === 0;
      waiting.push({ latitude, longitude, recorded_at: nowInSeconds(), accuracy_metres: accuracy });
      if (waiting.length > MOST) waiting.shift();
      onState('shared');
      if (isFirst) void send();
    },
    ({ code }) => onState(code === PERMISSION_DENIED ? 'forbidden' : 'waiting'),
    { enableHighAccuracy: true, maximumAge: EVERY_MS },
  );
  const timer = setInterval(() => void send(), EVERY_MS);
  return () => {
    geolocation.clearWatch(watch);
    clearInterval(timer);
    onState('off');
  };
}
