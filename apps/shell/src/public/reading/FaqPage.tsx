import { useState } from 'react';
import { countryFaq, type FaqMarket } from '@courier/config';
import { EmptyState, Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { routePatterns, useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';
import { faqGroups, matching } from './faq-entries';
import { ReadingPage } from './ReadingPage';

export default function FaqPage() {
  const { country } = useReadable(usePublic().locale);
  return <Faq market={countryFaq(country.country)} />;
}

export function Faq({ market }: { market: FaqMarket }) {
  const t = useCopy('public');
  const { flags, locale: localePort, services } = usePublic();
  const { country, locale } = useReadable(localePort);
  const [query, setQuery] = useState('');
  const groups = faqGroups({
    t,
    country,
    locale,
    market,
    hasGuests: flags['guest_checkout'] === true,
    offer: services.offer,
  });
  const shown = matching(groups, query);
  return (
    <ReadingPage pageTitle={t('faq.page-title')} title={t('faq.title')} lead={t('faq.lead')}>
      <label className="pd-find">
        <Icon name="search" size={20} />
        <input
          type="search"
          className="pd-input"
          aria-label={t('faq.find')}
          placeholder={t('faq.find')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {shown.length === 0 && (
        <div className="pd-none" role="status">
          <EmptyState
            headingLevel={2}
            icon="search"
            title={t('faq.none', { query: query.trim() })}
            text={t('faq.none-text')}
            action={
              <button type="button" className="pd-button" onClick={() => setQuery('')}>
                {t('faq.all')}
              </button>
            }
          />
        </div>
      )}
      {shown.map((group) => (
        <section key={group.id} className="pd-faq" aria-labelledby={`faq-${group.id}`}>
          <h2 id={`faq-${group.id}`}>{group.title}</h2>
          <div>
            {group.entries.map(({ id, question, answer }) => (
              <details key={id} name={query ? undefined : group.id} open={query !== '' || undefined}>
                <summary>
                  {question}
                  <Icon name="chevron-down" size={18} />
                </summary>
                <p>{answer}</p>
                {id === 'items-not' && (
                  <p>
                    <a href={routePatterns.prohibitedItems}>{t('prohibited.title')}</a>
                  </p>
                )}
              </details>
            ))}
          </div>
        </section>
      ))}
      <aside className="pd-still">
        <b>{t('faq.still')}</b>
        <span>{t('faq.still-text')}</span>
      </aside>
    </ReadingPage>
  );
}
