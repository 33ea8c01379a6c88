import { useEffect } from 'react';
import { TERMS_SECTIONS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { ReadingPage } from './ReadingPage';
import { TermsDownload } from './TermsDownload';

export default function TermsPage() {
  const t = useCopy('public');
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <ReadingPage
      pageTitle={t('terms.page-title')}
      title={t('terms.title')}
      lead={t('terms.lead')}
      action={<TermsDownload />}
    >
      <div className="pd-terms">
        <nav aria-label={t('terms.contents')}>
          <ol>
            {TERMS_SECTIONS.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`terms.${section}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {TERMS_SECTIONS.map((section) => (
            <section key={section} id={section}>
              <h2>{t(`terms.${section}`)}</h2>
              <p>{t(`terms.${section}-text`)}</p>
            </section>
          ))}
        </div>
      </div>
    </ReadingPage>
  );
}
