import { useState } from 'react';
import { STORAGE_KEYS } from '@courier/config';
import { useSession } from '@courier/shell-api';
import { FramePart } from '../app/FramePart';
import { lazyPart } from '../app/lazy-part';
import { useShell } from '../app/shell-context';

const Welcome = lazyPart(async () => (await import('./Welcome')).Welcome);

/** The welcome, once per browser after the first sign-in. */
export function Onboarding() {
  const { storage } = useShell();
  const { mode } = useSession();
  const [isDone, setDone] = useState(() => storage.read(STORAGE_KEYS.onboardingDone) !== null);
  if (isDone || mode !== 'CLASSIC') return null;
  return (
    <FramePart>
      <Welcome
        done={() => {
          storage.write(STORAGE_KEYS.onboardingDone, 'true');
          setDone(true);
        }}
      />
    </FramePart>
  );
}
