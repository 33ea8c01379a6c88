import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LocalePort } from '@courier/shell-api';
import { hasCarriedNotice } from '../session/carried-notice';
import { LandingPage } from './LandingPage';
import { PublicContext, type PublicServices } from './public-context';
import type { TypedValues } from './typed-values';
import { useLate } from './use-late';

interface PublicAppProps {
  i18n: i18n;
  locale: LocalePort;
  /** Null shows the sign-in page. */
  screen: ComponentType | null;
  flags: Readonly<Record<string, boolean>>;
  services: PublicServices;
  typed: TypedValues;
}

/** Renders one public page; its links load other documents. */
export function PublicApp({ i18n, locale, screen: Screen, flags, services, typed }: PublicAppProps) {
  const CarriedNotice = useLate<object>(hasCarriedNotice(services.tab), () =>
    services.withTexts(import('./CarriedNotice')),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <PublicContext.Provider value={{ services, locale, flags }}>
        {Screen === null ? <LandingPage typed={typed} /> : <Screen />}
        {CarriedNotice && <CarriedNotice />}
      </PublicContext.Provider>
    </I18nextProvider>
  );
}
