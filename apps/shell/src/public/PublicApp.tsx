import type { i18n } from 'i18next';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import type { LocalePort } from '@courier/shell-api';
import { hasCarriedNotice } from '../notifications/carried-notice';
import { LandingPage } from './LandingPage';
import { PublicContext, type PublicServices } from './public-context';
import type { TypedValues } from './take-over';

interface PublicAppProps {
  i18n: i18n;
  locale: LocalePort;
  /** The page's screen; null shows sign-in. */
  screen: ComponentType | null;
  flags: Readonly<Record<string, boolean>>;
  services: PublicServices;
  typed: TypedValues;
}

const CarriedNotice = lazy(() => import('./CarriedNotice'));

/** The lean document's one page at a time; its links load documents. */
export function PublicApp({ i18n, locale, screen: Screen, flags, services, typed }: PublicAppProps) {
  const [isNoticed] = useState(() => hasCarriedNotice(services.tab));
  return (
    <I18nextProvider i18n={i18n}>
      <PublicContext.Provider value={{ services, locale, flags }}>
        {Screen === null ? <LandingPage typed={typed} /> : <Screen />}
        {isNoticed && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <CarriedNotice />
            </Suspense>
          </ErrorBoundary>
        )}
      </PublicContext.Provider>
    </I18nextProvider>
  );
}
