import { useEffect, useState } from 'react';
import { latePart } from '../late/late-part';
import { afterOthers } from '../late/when-idle';
import { SoonPicture } from './first-picture/FirstPicture';
import { loadWithBackOff } from './load-with-back-off';
import { MapFallback } from './MapFallback';
import type { MapViewProps } from './map-props';
import { isPicture, StillMap } from './first-picture/StillMap';
import styles from './map.module.css';

const room = latePart<MapViewProps>(async () => (await loadWithBackOff(() => import('./MapView'))).MapView);

/** Preloads the map code. */
export const fetchMap = room.fetchAhead;

/** A `MapView` whose code loads with the first map; shows a placeholder until then. */
export function LateMapView(props: MapViewProps) {
  const [isLost, setLost] = useState(false);
  const [isTurn, setTurn] = useState(!props.afterOthers);
  useEffect(() => (isTurn ? undefined : afterOthers(() => setTurn(true))), [isTurn]);
  const Room = room.usePart(!isPicture(props) && !isLost && isTurn, () => {
    setLost(true);
    props.onFailure?.();
  });
  if (isPicture(props)) return <StillMap {...props} />;
  if (Room) return <Room {...props} />;
  const retry = () => setLost(false);
  return (
    <section className={styles.map} aria-label={props.label} data-map={isLost ? 'failed' : 'loading'}>
      {isLost ? (
        <MapFallback {...props} retry={retry} />
      ) : (
        <>
          <SoonPicture at={props.pickup ?? props.dropoff ?? props.center} styleUrl={props.styleUrl ?? null} />
          <p className={styles.unseen}>{props.label}</p>
        </>
      )}
      <div
        className={props.faded ? `${styles.overlay} ${styles.atFoot}` : styles.overlay}
        data-map-overlay=""
      >
        {props.overlay}
      </div>
    </section>
  );
}
