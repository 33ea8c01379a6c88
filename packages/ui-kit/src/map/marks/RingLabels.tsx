import { formatDistance } from '@courier/i18n/format';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '../map-engine';
import type { LatLng } from '../map-props';
import { MapMarker } from './MapMarker';
import styles from '../map.module.css';
import { ringLabelAt } from '../first-picture/street-cover';

interface RingLabelsProps {
  engine: MapEngine;
  around: LatLng;
  /** Metres of the rings. */
  rings: readonly number[];
  /** The other place in the picture; labels leave the way to it free. */
  towards: LatLng | undefined;
}

/** Distance labels on the rings. The map's text alternative explains them. */
export function RingLabels({ engine, around, rings, towards }: RingLabelsProps) {
  const { i18n } = useTranslation();
  return rings.map((metres) => (
    <MapMarker
      key={metres}
      engine={engine}
      at={ringLabelAt(around, metres, towards, i18n.dir() === 'rtl' ? 'rtl' : 'ltr')}
      className={styles.ringMark}
    >
      <span className={styles.ring} dir="auto" aria-hidden="true">
        {formatDistance(metres, i18n.language)}
      </span>
    </MapMarker>
  ));
}
