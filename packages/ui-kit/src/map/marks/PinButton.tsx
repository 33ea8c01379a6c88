import { useId, useLayoutEffect, useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { DropoffPin } from './marker-art';
import type { LatLng } from '../map-props';
import type { PinKey } from './pin-keys';
import styles from '../map.module.css';

export interface PinButtonProps {
  at: LatLng;
  /** Called on every key; true if it moved the pin. */
  onKey(key: PinKey): boolean;
}

/** The pin as a control: arrow keys move it, its name contains its position. */
export function PinButton({ at, onKey }: PinButtonProps) {
  const t = useCopy('common');
  const helpId = useId();
  const button = useRef<HTMLButtonElement>(null);

  // A native listener runs before the map's own; React's would run after it, and the map would move too. A layout
  // effect replaces it before the next key, because a stale listener would undo the last step.
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
