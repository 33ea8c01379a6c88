import { useState } from 'react';
import { alertStorage } from '../../api/alert-storage';
import { changeAlertSettings, readAlertSettings } from '../../model/alert-settings';

export function useBoardSound() {
  const [hasSound, setSound] = useState(() => readAlertSettings(alertStorage).boardSound);
  const toggleSound = () => setSound(changeAlertSettings(alertStorage, { boardSound: !hasSound }).boardSound);
  return { hasSound, toggleSound };
}
