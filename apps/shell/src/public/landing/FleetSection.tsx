import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import { promises } from './promises';

const FACTS = [
  { fact: 'near', icon: 'scooter', topics: [] },
  { fact: 'bag', icon: 'bag', topics: [] },
  { fact: 'live', icon: 'pin', topics: ['history', 'customer-page'] },
] as const;

export function FleetSection() {
  const t = useCopy('public');
  const { topics } = usePublic().services.offer;
  return (
    <section id="fleet" className="pd-fleet" aria-labelledby="fleet-title">
      <h2 id="fleet-title">{t('landing.fleet-title')}</h2>
      <p className="pd-lead">{t('landing.fleet-lead')}</p>
      <ul>
        {FACTS.filter(promises(topics)).map(({ fact, icon }) => (
          <li key={fact}>
            <span className="pd-fleet-dot">
              <Icon name={icon} size={24} />
            </span>
            <h3>{t(`landing.fleet-${fact}`)}</h3>
            <p>{t(`landing.fleet-${fact}-text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
