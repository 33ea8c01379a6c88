import { Suspense } from 'react';
import { useCopy } from '@courier/i18n';
import { lazyPart } from '../shell-context/lazy-part';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';

const SettingsPage = lazyPart(async () => (await import('./SettingsPage')).SettingsPage);

export function SettingsRoute() {
  const t = useCopy('shell');
  const title = t('settings.title');
  return (
    <Suspense fallback={<ScreenSkeleton title={title} isNamed />}>
      <SettingsPage />
    </Suspense>
  );
}
