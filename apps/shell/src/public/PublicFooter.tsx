import { legalLinks } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns, useReadable } from '@courier/shell-api';
import { usePublic } from './public-context';

export function PublicFooter() {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { brand, country } = useReadable(usePublic().locale);
  return (
    <footer className="pd-foot">
      <span>{t('page.run-by', { organisation: brand.organisation })}</span>
      <nav aria-label={t('page.more')}>
        <a href={routePatterns.faq}>{t('page.faq')}</a>
        <a href={routePatterns.terms}>{t('page.terms')}</a>
        <a href={routePatterns.prohibitedItems}>{t('page.prohibited')}</a>
        {legalLinks(country).map(({ page, href }) => (
          <a key={page} href={href}>
            {common(`legal.${page}`)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
