import type { Topic } from '@courier/config/registry';
import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import { promises } from './landing/promises';
import { usePublic } from './public-context';
import { SignInForm } from './SignInForm';
import type { TypedValues } from './typed-values';
import { useLate } from './use-late';
import { useTitle } from './use-title';

/** A fact is shown only if the brand offers all of its topics. */
const FACTS = [
  { icon: 'ticket', key: 'fact-fee', topics: ['ordering'] },
  { icon: 'pin', key: 'fact-map', topics: ['history', 'customer-page'] },
  { icon: 'table', key: 'fact-sheet', topics: ['sheets'] },
] as const;
const STEPS = [
  { step: 1, topics: ['ordering'] },
  { step: 2, topics: ['ordering'] },
  { step: 3, topics: ['ordering', 'customer-page'] },
] as const;

/** Texts of the first view for the brand's features. */
function firstTexts(topics: ReadonlySet<Topic>, hasAccounts: boolean) {
  if (topics.has('ordering'))
    return { title: 'title', lead: topics.has('following') ? 'lead' : 'lead-order' } as const;
  return hasAccounts
    ? ({ title: 'account-title', lead: 'account-lead' } as const)
    : ({ title: 'follow-title', lead: 'follow-lead' } as const);
}

/** The start page loads its other sections after the form. */
export function LandingPage({ typed }: { typed: TypedValues }) {
  const t = useCopy('shell');
  const { services } = usePublic();
  const { topics, hasAccounts } = services.offer;
  const isPromised = promises(topics);
  const texts = firstTexts(topics, hasAccounts);
  const isStart = window.location.pathname === '/';
  const CityMap = useLate<object>(true, () => import('./CityMap'));
  const Sections = useLate<object>(isStart, () => services.withTexts(import('./landing/LandingSections')));
  useTitle(t(isStart ? (topics.has('ordering') ? 'title.landing' : 'title.start') : 'title.sign-in'));
  return (
    <>
      <div className="pd">
        <PublicHeader isSignIn />
        <main className="pd-hero">
          <div className="pd-map" aria-hidden="true">
            {CityMap && <CityMap />}
          </div>
          <div className="pd-copy">
            <h1>{t(`landing.${texts.title}`)}</h1>
            <p className="pd-lead">{t(`landing.${texts.lead}`)}</p>
            <ul className="pd-facts">
              {FACTS.filter(isPromised).map(({ icon, key }) => (
                <li key={key}>
                  <Icon name={icon} size={22} />
                  {t(`landing.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          {hasAccounts && <SignInForm typed={typed} />}
        </main>
        {topics.has('ordering') && <HowItWorks />}
      </div>
      {Sections && <Sections />}
      <PublicFooter />
    </>
  );
}

function HowItWorks() {
  const t = useCopy('shell');
  const { topics } = usePublic().services.offer;
  return (
    <section id="how" aria-label={t('page.how-it-works')}>
      <ol className="pd-how">
        {STEPS.filter(promises(topics)).map(({ step }) => (
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
  );
}
