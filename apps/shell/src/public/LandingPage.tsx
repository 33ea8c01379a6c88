import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import { usePublic } from './public-context';
import { SignInForm } from './SignInForm';
import type { TypedValues } from './take-over';
import { useLate } from './use-late';
import { useTitle } from './use-title';

const FACTS = [
  ['ticket', 'fact-fee'],
  ['pin', 'fact-map'],
  ['table', 'fact-sheet'],
] as const;
const STEPS = [1, 2, 3] as const;

/** Promise, login docket and how it works; on the start page the other sections follow once the form is there. */
export function LandingPage({ typed }: { typed: TypedValues }) {
  const t = useCopy('shell');
  const { services } = usePublic();
  const isStart = window.location.pathname === '/';
  const CityMap = useLate<object>(true, () => import('./CityMap'));
  const Sections = useLate<object>(isStart, () => services.withTexts(import('./landing/LandingSections')));
  useTitle(t(isStart ? 'title.landing' : 'title.sign-in'));
  return (
    <>
      <div className="pd">
        <PublicHeader isSignIn />
        <main className="pd-hero">
          <div className="pd-map" aria-hidden="true">
            {CityMap && <CityMap />}
          </div>
          <div className="pd-copy">
            <h1>{t('landing.title')}</h1>
            <p className="pd-lead">{t('landing.lead')}</p>
            <ul className="pd-facts">
              {FACTS.map(([icon, key]) => (
                <li key={key}>
                  <Icon name={icon} size={22} />
                  {t(`landing.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          <SignInForm typed={typed} />
        </main>
        <section id="how" aria-label={t('page.how-it-works')}>
          <ol className="pd-how">
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
        </section>
      </div>
      {Sections && <Sections />}
      <PublicFooter />
    </>
  );
}
