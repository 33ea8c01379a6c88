import { useCallback, useRef, type CSSProperties } from 'react';
import { useCopy } from '@courier/i18n';
import { FirstPicture } from './first-picture/FirstPicture';
import type { LatLng, MapViewProps } from './map-props';
import type { MapHold } from './use-map-engine';
import { PinButton } from './marks/PinButton';
import { metreStep, type PinKey } from './marks/pin-keys';
import { useClearOfFloating } from './floating/use-clear-of-floating';
import styles from './map.module.css';

type Shown = 'label' | 'callouts' | 'dropoff' | 'onDropoffMove' | 'rider' | 'fitPadding';

type MapFallbackProps = Pick<MapViewProps, Shown> & {
  bare?: boolean;
  retry: MapHold['retry'];
};

/** Replaces a map that cannot render: its text, and a pin that arrow keys move. */
export function MapFallback({ label, callouts = [], bare = false, retry, ...map }: MapFallbackProps) {
  const { dropoff, onDropoffMove, rider, fitPadding } = map;
  const t = useCopy('common');
  const room = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useClearOfFloating(room, card);
  // Puts the card into the part without panels.
  const clear = {
    paddingInline: `${fitPadding?.inlineStart ?? 16}px ${fitPadding?.inlineEnd ?? 16}px`,
    '--covered-foot': `${fitPadding?.bottom ?? 0}px`,
  } as CSSProperties;
  return (
    <div ref={room} className={styles.fallback} style={clear}>
      <FirstPicture bare={bare} />
      <div ref={card} className={styles.fallbackCard}>
        <b>{t('map.failed')}</b>
        <p>{label}</p>
        {callouts.length > 0 || rider?.label ? (
          <ul className={styles.facts}>
            {rider?.label ? <li>{rider.label}</li> : null}
            {callouts.map((callout) => (
              <li key={callout.label}>
                {callout.label} <b>{callout.value}</b>
              </li>
            ))}
          </ul>
        ) : null}
        {dropoff && onDropoffMove ? <PinByKeys at={dropoff} onMove={onDropoffMove} /> : null}
        <button type="button" className={styles.retry} onClick={retry}>
          {t('action.try-again')}
        </button>
      </div>
    </div>
  );
}

function PinByKeys({ at, onMove }: { at: LatLng; onMove(position: LatLng): void }) {
  const t = useCopy('common');
  const onKey = useCallback(
    (key: PinKey) => {
      const next = metreStep(at, key);
      if (next) onMove(next);
      return next !== null;
    },
    [at, onMove],
  );
  return (
    <div className={styles.pinByKeys}>
      <PinButton at={at} onKey={onKey} />
      <span aria-hidden="true">{t('map.pin-help')}</span>
    </div>
  );
}
