import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCopy } from '@courier/i18n';
import { lazyPart } from '../shell-context/lazy-part';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';
import { useShell } from '../shell-context/shell-context';
import { Guarded } from '../remotes/Guarded';
import { NoVendors, UnknownVendor, VendorsFailed } from '../remotes/vendor-problem';
import styles from './help-centre.module.css';

const HelpFrame = lazyPart(async () => (await import('./HelpFrame')).HelpFrame);
const ACCESS = { access: 'protected', flag: 'helpcenter', modes: ['CLASSIC', 'GODROID'] } as const;

/** For phones and apps. */
export function HelpCentrePage() {
  const t = useCopy('shell');
  const title = t('help.title');
  return (
    <Guarded route={{ ...ACCESS, modes: [...ACCESS.modes] }} title={title}>
      <div className={styles['page']}>
        <h1 className={styles['pageTitle']}>{title}</h1>
        <div className={styles['body']}>
          <OfAddress title={title} />
        </div>
      </div>
    </Guarded>
  );
}

function OfAddress({ title }: { title: string }) {
  const { vendors } = useShell();
  const { vendorId = '' } = useParams();
  const { status, error, byId } = useStore(vendors);
  const vendor = byId[vendorId];
  if (status === 'loading') return <ScreenSkeleton title={title} isNamed />;
  if (status === 'failed') return <VendorsFailed error={error} />;
  if (Object.keys(byId).length === 0) return <NoVendors />;
  if (!vendor) return <UnknownVendor id={vendorId} />;
  return (
    <Suspense fallback={<ScreenSkeleton title={title} isNamed />}>
      <HelpFrame key={vendorId} vendor={vendor} />
    </Suspense>
  );
}
