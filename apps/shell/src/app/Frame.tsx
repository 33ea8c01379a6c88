import { Outlet } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { useNarrow } from '@courier/shell-api/hooks';
import { EmbeddedTerms } from '../account/EmbeddedTerms';
import { GuestRegisterDialog } from '../account/GuestRegisterDialog';
import { Overlays } from '../commands/Overlays';
import { HelpCentre } from '../help-centre/HelpCentre';
import { MobileHeader } from '../navigation/MobileHeader';
import { OutletDialog } from '../navigation/OutletDialog';
import { TopBar } from '../navigation/TopBar';
import { Toasts } from '../notifications/Toasts';
import { Onboarding } from '../onboarding/Onboarding';
import { ConnectionBar } from './ConnectionBar';
import styles from './frame.module.css';
import { useCurrentRoute } from '../shell-context/use-current-route';
import { usePageEffects } from './use-page-effects';

export function Frame() {
  const t = useCopy('common');
  const current = useCurrentRoute();
  const isNarrow = useNarrow();
  const isBare = current?.route.access === 'public';
  usePageEffects(current);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {t('skip-to-content')}
      </a>
      {!isBare && (isNarrow ? <MobileHeader /> : <TopBar />)}
      <ConnectionBar />
      {!isBare && <Onboarding />}
      <main id="content" className={styles['content']} tabIndex={-1}>
        <Outlet />
      </main>
      {!isBare && (
        <>
          <HelpCentre />
          <OutletDialog />
          <Overlays />
          <GuestRegisterDialog />
          <EmbeddedTerms />
        </>
      )}
      <Toasts />
    </div>
  );
}
