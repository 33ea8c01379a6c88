import { memo, useCallback } from 'react';
import { Icon } from '../../icon/Icon';
import type { MapEngine } from '../map-engine';
import { MapMarker } from './MapMarker';
import type { LatLng, MapDot, MapShop, MapViewProps } from '../map-props';
import { DropoffPin, PickupRing, RiderDisc } from './marker-art';
import { PinButton } from './PinButton';
import { rounded } from '@courier/config/geometry';
import { pixelStep, type PinKey } from './pin-keys';
import { ShopMarks } from './ShopMarks';
import styles from '../map.module.css';

/** The pin is 65 px high with its tip 59 px down: the tip goes on the point. */
const TIP_ON_POINT = { x: 0, y: 65 / 2 - 59 };

const NO_SHOPS: readonly MapShop[] = [];

type MapMarksProps = Pick<
  MapViewProps,
  'pickup' | 'dropoff' | 'rider' | 'dots' | 'shops' | 'onDropoffMove'
> & {
  engine: MapEngine;
};

export function MapMarks({
  engine,
  pickup,
  dropoff,
  rider,
  dots = [],
  shops = NO_SHOPS,
  onDropoffMove,
}: MapMarksProps) {
  return (
    <>
      <ShopMarks engine={engine} shops={shops} />
      {dots.map((dot) => (
        <DotMark key={dot.id} engine={engine} dot={dot} />
      ))}
      {pickup ? (
        <MapMarker engine={engine} at={pickup} className={styles.pickupMark}>
          <PickupRing />
        </MapMarker>
      ) : null}
      {dropoff ? <DropoffMark engine={engine} at={dropoff} onMove={onDropoffMove} /> : null}
      {rider ? (
        <MapMarker engine={engine} at={rider.position} className={styles.riderMark} glide>
          <span
            role={rider.label ? 'img' : undefined}
            aria-label={rider.label}
            data-stale={rider.stale || undefined}
          >
            <RiderDisc heading={rider.heading} stale={rider.stale} />
          </span>
        </MapMarker>
      ) : null}
    </>
  );
}

interface DotMarkProps {
  engine: MapEngine;
  dot: MapDot;
}

const isSameDot = (was: DotMarkProps, is: DotMarkProps) =>
  was.engine === is.engine &&
  was.dot.position.latitude === is.dot.position.latitude &&
  was.dot.position.longitude === is.dot.position.longitude &&
  was.dot.tone === is.dot.tone &&
  was.dot.icon === is.dot.icon;

/** Memoised, because most of the dots do not change. */
const DotMark = memo(function DotMark({ engine, dot }: DotMarkProps) {
  return (
    <MapMarker engine={engine} at={dot.position} className={styles.dotMark} glide>
      {dot.icon ? (
        <span className={styles.dotDisc} data-tone={dot.tone}>
          <Icon name={dot.icon} size={15} />
        </span>
      ) : (
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={styles.dot}
          data-tone={dot.tone}
        >
          <circle cx="8" cy="8" r="6.5" />
        </svg>
      )}
    </MapMarker>
  );
}, isSameDot);

function DropoffMark({
  engine,
  at,
  onMove,
}: {
  engine: MapEngine;
  at: LatLng;
  onMove: ((position: LatLng) => void) | undefined;
}) {
  const onKey = useCallback(
    (key: PinKey) => {
      const step = pixelStep(key);
      if (!step) return false;
      const from = engine.project(at);
      onMove?.(rounded(engine.unproject({ x: from.x + step.x, y: from.y + step.y })));
      return true;
    },
    [engine, at, onMove],
  );
  return (
    <MapMarker
      engine={engine}
      at={at}
      className={styles.dropoffMark}
      offset={TIP_ON_POINT}
      onDragEnd={onMove && ((position) => onMove(rounded(position)))}
    >
      {onMove ? <PinButton at={at} onKey={onKey} /> : <DropoffPin />}
    </MapMarker>
  );
}
