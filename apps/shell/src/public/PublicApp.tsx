import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useCopy, type CopyKey } from '@courier/i18n';
import type { LocalePort } from '@courier/shell-api';
import { CarriedNotice } from './CarriedNotice';
import { LandingPage } from './LandingPage';
import { MaintenancePage } from './MaintenancePage';
import { MessagePage } from './MessagePage';
import { PublicContext, type PublicServices } from './public-context';
import type { PublicPage } from './public-page';
import type { TypedValues } from './take-over';

interface PublicAppProps {
  i18n: i18n;
  locale: LocalePort;
  page: PublicPage;
  flags: Readonly<Record<string, boolean>>;
  services: PublicServices;
  typed: TypedValues;
}

const TITLES: Readonly<Record<PublicPage['kind'], CopyKey<'shell'>>> = {
  'sign-in': 'title.sign-in',
  maintenance: 'title.maintenance',
  'not-open': 'title.not-open',
  'not-found': 'title.not-found',
};

/** The lean document's one page at a time; its links load documents. */
export function PublicApp({ i18n, locale, page, flags, services, typed }: PublicAppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PublicContext.Provider value={{ services, locale, flags }}>
        <Title page={page} />
        <Page page={page} typed={typed} />
        <CarriedNotice />
      </PublicContext.Provider>
    </I18nextProvider>
  );
}

function Title({ page }: { page: PublicPage }) {
  const t = useCopy('shell');
  const isLanding = page.kind === 'sign-in' && window.location.pathname === '/';
  const title = t(isLanding ? 'title.landing' : TITLES[page.kind]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

function Page({ page, typed }: { page: PublicPage; typed: TypedValues }) {
  const t = useCopy('shell');
  switch (page.kind) {
    case 'sign-in':
      return <LandingPage typed={typed} />;
    case 'maintenance':
      return <MaintenancePage />;
    case 'not-open':
      return <MessagePage icon="hourglass" title={t('not-open.title')} text={t(page.text)} />;
    case 'not-found':
      return <MessagePage icon="question" title={t('not-found.title')} text={t('not-found.text')} />;
  }
}
