import { useState } from 'react';
import { STORAGE_KEYS } from '@courier/config';
import { useSession } from '@courier/shell-api';
import { useShell } from '../ground/shell-context';
import { Welcome } from './Welcome';

/** The welcome, once per browser after the first sign-in; there from the start, so that nothing moves down later. */
export function Onboarding() {
  const { storage } = useShell();
  const { mode } = useSession();
  const [isDone, setDone] = useState(() => storage.read(STORAGE_KEYS.onboardingDone) !== null);
  if (isDone || mode !== 'CLASSIC') return null;
  return (
    <Welcome
      done={() => {
        storage.write(STORAGE_KEYS.onboardingDone, 'true');
        setDone(true);
      }}
    />
  );
}
