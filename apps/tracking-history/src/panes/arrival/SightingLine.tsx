import { LiveText } from '@courier/ui-kit/text';
import type { Order, Rider } from '@courier/api-client';
import { findNextStop } from '../../model/board/next-stop';
import { isStale, sightingAge } from '../../model/board/rider-sighting';
import { useWording } from '../../copy';
import styles from './SightingLine.module.css';

interface SightingLineProps {
  order: Order;
  rider: Rider;
  remaining: number | null;
  nowSeconds: number;
}

export function SightingLine({ order, rider, remaining, nowSeconds }: SightingLineProps) {
  const { t, ago, distanceToGo } = useWording();
  const age = sightingAge(rider, nowSeconds);
  const stale = isStale(rider, nowSeconds);
  const describeSighting = () => {
    if (stale) return t('detail.notSeen', { minutes: Math.floor(age / 60) });
    if (remaining === null) return t('detail.seen', { ago: ago(age) });
    const origin = order.sender ? 'detail.seenDistancePickup' : 'detail.seenDistanceShop';
    const key = findNextStop(order) === 'shop' ? origin : 'detail.seenDistance';
    return t(key, { ago: ago(age), distance: distanceToGo(remaining, order) });
  };
  return (
    <div className={styles.line}>
      <span className={stale ? styles.stale : styles.live} aria-hidden="true" />
      <LiveText>{describeSighting()}</LiveText>
    </div>
  );
}
