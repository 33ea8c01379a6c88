import { BrandMark, Icon, LanguageSelect } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { routePatterns, useReadable } from '@courier/shell-api';
import { promises } from './landing/promises';
import { usePublic } from './public-context';
import { useOpenWorkspace } from './use-open-workspace';

const SECTIONS = [
  { id: 'how', key: 'how-it-works', topics: ['ordering'] },
  { id: 'prices', key: 'prices', topics: ['ordering'] },
  { id: 'business', key: 'for-business', topics: [] },
  { id: 'individuals', key: 'for-individuals', topics: ['ordering'] },
] as const;

export function PublicHeader({ isSignIn }: { isSignIn: boolean }) {
  const t = useCopy('shell');
  const { locale: port, flags, services } = usePublic();
  const { topics, hasAccounts } = services.offer;
  const sections = hasAccounts ? SECTIONS.filter(promises(topics)) : [];
  const workspace = useOpenWorkspace();
  const { locale, brand, country } = useReadable(port);
  return (
    <header className="pd-top">
      <a className="pd-logo" href="/" aria-label={t('nav.home')}>
        <BrandMark brand={brand.id} size={28} />
        <span aria-hidden="true">{brand.platform}</span>
      </a>
      <nav className="pd-links" aria-label={t('nav.main')}>
        {sections.map(({ id, key }) => (
          <a key={id} href={`/#${id}`}>
            {t(`page.${key}`)}
          </a>
        ))}
      </nav>
      <span className="pd-end">
        <label className="pd-language">
          <Icon name="globe" size={18} />
          <LanguageSelect
            aria-label={t('page.language')}
            locale={locale}
            languages={country.supportedLanguages}
            onChoose={(chosen) => void port.setLocale(chosen)}
          />
          <Icon name="chevron-down" size={16} />
        </label>
        {!isSignIn && hasAccounts && (
          <a className="pd-button" href={workspace ?? routePatterns.connect}>
            {t(workspace === null ? 'page.sign-in' : 'page.open-workspace')}
          </a>
        )}
        {isSignIn && hasAccounts && flags['deactivate-sign-up-button'] !== true && (
          <a className="pd-button pd-wide" href={routePatterns.register}>
            {t('page.create-account')}
          </a>
        )}
      </span>
    </header>
  );
}
