import type { ReactNode } from 'react';
import { Icon, MAP_AVOIDS } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import styles from './RequestMap.module.css';

interface MapChipsProps {
  distance: string | null;
  rideMinutes: number | null;
  /** Null without delivery areas. */
  areas: { shown: boolean; toggle(): void } | null;
  onPropose: (() => void) | null;
  children: ReactNode;
}

export function MapChips({ distance, rideMinutes, areas, onPropose, children }: MapChipsProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  return (
    <>
      <div className={styles.top}>
        {distance && (
          <span className={`${styles.chip} ${styles.ride}`} {...MAP_AVOIDS}>
            <Icon name="pin" size={17} />
            <bdi className={styles.num}>{distance}</bdi>
            {rideMinutes !== null && (
              <>
                <span className={styles.dot} />
                <span className={styles.num}>{t('docket.ride', { minutes: rideMinutes })}</span>
              </>
            )}
          </span>
        )}
        {onPropose && (
          <button type="button" className={styles.chip} {...MAP_AVOIDS} onClick={onPropose}>
            <Icon name="pin" size={17} />
            {common('address.choose-on-map')}
          </button>
        )}
        {areas && (
          <button
            type="button"
            className={`${styles.chip} ${styles.areas}`}
            {...MAP_AVOIDS}
            role="switch"
            aria-checked={areas.shown}
            onClick={areas.toggle}
          >
            <span className={styles.swatch} />
            {common('map.delivery-area')}
            <span className={`${styles.check} ${areas.shown ? styles.on : ''}`}>
              {areas.shown && <Icon name="check" size={12} />}
            </span>
          </button>
        )}
      </div>
      <div className={styles.bottom}>{children}</div>
    </>
  );
}
