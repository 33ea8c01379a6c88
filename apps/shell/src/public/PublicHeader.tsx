import { BrandMark, Icon } from '@courier/ui-kit/plain';
import { languageName, useCopy } from '@courier/i18n';
import { routePatterns, useReadable } from '@courier/shell-api';
import type { LocaleCode } from '@courier/config';
import { usePublic } from './public-context';

/** Mark, language, sign-up: the bar of every page of the lean document. */
export function PublicHeader() {
  const t = useCopy('shell');
  const { locale: port, flags } = usePublic();
  const { locale, brand, country } = useReadable(port);
  return (
    <header className="pd-top">
      <a className="pd-logo" href="/" aria-label={t('nav.home')}>
        <BrandMark brand={brand.id} size={28} />
        <span aria-hidden="true">{brand.platform}</span>
      </a>
      <span className="pd-links">
        <a href="/#how">{t('page.how-it-works')}</a>
      </span>
      <span className="pd-end">
        <label className="pd-language">
          <Icon name="globe" size={18} />
          <select
            aria-label={t('page.language')}
            value={locale}
            onChange={(event) => void port.setLocale(event.target.value as LocaleCode)}
          >
            {country.supportedLanguages.map((offered) => (
              <option key={offered} value={offered}>
                {languageName(offered)}
              </option>
            ))}
          </select>
        </label>
        {flags['deactivate-sign-up-button'] !== true && (
          <a className="pd-button pd-wide" href={routePatterns.register}>
            {t('page.create-account')}
          </a>
        )}
      </span>
    </header>
  );
}
