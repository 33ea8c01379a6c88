import { useState } from 'react';
import { alertStorage } from '../../api/alert-storage';
import { changeAlertSettings, readAlertSettings } from '../../model/alert-settings';

/** Whether the board plays sounds, stored in this browser; off by default. */
export function useBoardSound() {
  const [hasSound, setSound] = useState(() => readAlertSettings(alertStorage).boardSound);
  const toggleSound = () => setSound(changeAlertSettings(alertStorage, { boardSound: !hasSound }).boardSound);
  return { hasSound, toggleSound };
}
