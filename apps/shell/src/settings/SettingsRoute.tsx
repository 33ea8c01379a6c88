import { Suspense } from 'react';
import { useCopy } from '@courier/i18n';
import { lazyPart } from '../ground/lazy-part';
import { ScreenSkeleton } from '../ground/ScreenSkeleton';

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
