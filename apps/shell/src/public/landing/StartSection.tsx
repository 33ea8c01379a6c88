import type { ReactNode } from 'react';
import type { Topic } from '@courier/config/registry';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import { usePublic } from '../public-context';
import { promises } from './promises';

interface Point {
  point: 1 | 2;
  topics: readonly Topic[];
}

const BUSINESS_POINTS: readonly Point[] = [
  { point: 1, topics: ['history'] },
  { point: 2, topics: ['sheets'] },
];
const INDIVIDUAL_POINTS: readonly Point[] = [
  { point: 1, topics: [] },
  { point: 2, topics: ['customer-page'] },
];

const promisedPoints = (points: readonly Point[], topics: ReadonlySet<Topic>) =>
  points.filter(promises(topics)).map(({ point }) => point);

export function StartSection() {
  const t = useCopy('public');
  const { flags, services } = usePublic();
  const { topics } = services.offer;
  const isOrdering = topics.has('ordering');
  const hasGuests = flags['guest_checkout'] === true;
  const hasSignUp = flags['deactivate-sign-up-button'] !== true;
  const asGuest = hasGuests ? routePatterns.guest : routePatterns.connect;
  const toLogin = flags['request-a-rider-button-goes-to-login-page'] === true;
  return (
    <section id="start" className="pd-start" aria-labelledby="start-title">
      <div className="pd-start-head">
        <div>
          <h2 id="start-title">{t('landing.start-title')}</h2>
          {isOrdering && <p className="pd-lead">{t('landing.start-lead')}</p>}
        </div>
        {isOrdering && (
          <a className="pd-button pd-primary" href={toLogin ? routePatterns.connect : asGuest}>
            <Icon name="scooter" size={22} />
            {t('landing.request')}
          </a>
        )}
      </div>
      <div className="pd-entries">
        <Entry id="business" icon="shop" points={promisedPoints(BUSINESS_POINTS, topics)}>
          {hasSignUp && (
            <a className="pd-button" href={routePatterns.register}>
              {t('landing.business-action')}
            </a>
          )}
          <a className={hasSignUp ? 'pd-quiet' : 'pd-button'} href={routePatterns.connect}>
            {t('landing.log-in')}
          </a>
        </Entry>
        {isOrdering && (
          <Entry
            id="individuals"
            icon="parcel"
            points={promisedPoints(INDIVIDUAL_POINTS, topics).filter((point) => hasGuests || point !== 1)}
          >
            <a className="pd-button" href={asGuest}>
              {t(hasGuests ? 'landing.individual-action' : 'landing.log-in')}
            </a>
          </Entry>
        )}
      </div>
    </section>
  );
}

const KEYS = { business: 'business', individuals: 'individual' } as const;

interface EntryProps {
  id: keyof typeof KEYS;
  icon: IconName;
  points: readonly (1 | 2)[];
  children: ReactNode;
}

function Entry({ id, icon, points, children }: EntryProps) {
  const t = useCopy('public');
  const key = KEYS[id];
  return (
    <article id={id} className="pd-entry" aria-labelledby={`${id}-title`}>
      <span className="pd-disc">
        <Icon name={icon} size={22} />
      </span>
      <h3 id={`${id}-title`}>{t(`landing.${key}-title`)}</h3>
      <p>{t(`landing.${key}-text`)}</p>
      <ul className="pd-points">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {t(`landing.${key}-point-${point}`)}
          </li>
        ))}
      </ul>
      <p className="pd-entry-ways">{children}</p>
    </article>
  );
}
