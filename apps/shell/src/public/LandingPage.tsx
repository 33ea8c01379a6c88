import { lazy, Suspense } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { PublicHeader } from './PublicHeader';
import { SignInForm } from './SignInForm';
import type { TypedValues } from './take-over';

const CityMap = lazy(() => import('./CityMap'));

const STEPS = [1, 2, 3] as const;

/** Promise, login docket and the three steps. */
export function LandingPage({ typed }: { typed: TypedValues }) {
  const t = useCopy('shell');
  return (
    <div className="pd">
      <PublicHeader />
      <main className="pd-hero">
        <div className="pd-map" aria-hidden="true">
          <Suspense fallback={null}>
            <CityMap />
          </Suspense>
        </div>
        <div className="pd-copy">
          <h1>{t('landing.title')}</h1>
          <p className="pd-lead">{t('landing.lead')}</p>
          <ul className="pd-facts">
            <li>
              <Icon name="ticket" size={22} />
              {t('landing.fact-fee')}
            </li>
            <li>
              <Icon name="pin" size={22} />
              {t('landing.fact-map')}
            </li>
            <li>
              <Icon name="table" size={22} />
              {t('landing.fact-sheet')}
            </li>
          </ul>
        </div>
        <SignInForm typed={typed} />
      </main>
      <ol className="pd-how" id="how">
        {STEPS.map((step) => (
          <li key={step}>
            <span className="pd-step" aria-hidden="true">
              {step}
            </span>
            <div>
              <b>{t(`landing.step-${step}-title`)}</b>
              <span>{t(`landing.step-${step}-text`)}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
