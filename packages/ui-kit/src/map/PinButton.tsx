import { useId, useLayoutEffect, useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { DropoffPin } from './marker-art';
import type { LatLng } from './map-props';
import type { PinKey } from './pin-keys';
import styles from './map.module.css';

export interface PinButtonProps {
  at: LatLng;
  /** Asked at every key; true when the pin moved by it. */
  onKey(key: PinKey): boolean;
}

/** The pin as a control: arrow keys move it, its name contains its position. */
export function PinButton({ at, onKey }: PinButtonProps) {
  const t = useCopy('common');
  const helpId = useId();
  const button = useRef<HTMLButtonElement>(null);

  // A native listener: the map listens between here and React's root, and would move with the pin. Exchanged before the
  // next key: one that still knew the place before would take the step of the last one back.
  useLayoutEffect(() => {
    const element = button.current;
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !onKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [onKey]);

  const place = { latitude: at.latitude.toFixed(5), longitude: at.longitude.toFixed(5) };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.pinButton}
        aria-label={t('map.pin', place)}
        aria-describedby={helpId}
      >
        <DropoffPin />
      </button>
      <span id={helpId} className={styles.unseen}>
        {t('map.pin-help')}
      </span>
    </>
  );
}
