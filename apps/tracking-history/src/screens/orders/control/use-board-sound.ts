import { useState } from 'react';
import { changeAlertSettings, readAlertSettings } from '../../../model/board/alert-settings';
import { useAlertStorage } from '../../../panes/alerts/use-alert-storage';

export function useBoardSound() {
  const storage = useAlertStorage();
  const [hasSound, setSound] = useState(() => readAlertSettings(storage).boardSound);
  const toggleSound = () => setSound(changeAlertSettings(storage, { boardSound: !hasSound }).boardSound);
  return { hasSound, toggleSound };
}
