import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import { promises } from './promises';
import { RideCard } from './RideCard';
import { SheetPart } from './SheetPart';

const REASONS = [
  { reason: 'fast', icon: 'clock', topics: ['ordering'] },
  { reason: 'clear', icon: 'pin', topics: ['following'] },
  { reason: 'many', icon: 'table', topics: ['sheets'] },
  { reason: 'proof', icon: 'camera', topics: ['following'] },
] as const;

export function WhySection() {
  const t = useCopy('public');
  const { topics } = usePublic().services.offer;
  const reasons = REASONS.filter(promises(topics));
  if (reasons.length === 0) return null;
  return (
    <section id="why" className="pd-why" aria-labelledby="why-title">
      <div>
        <h2 id="why-title">{t('landing.why-title')}</h2>
        <p className="pd-lead">{t('landing.why-lead')}</p>
        <ul className="pd-reasons">
          {reasons.map(({ reason, icon }) => (
            <li key={reason}>
              <span className="pd-disc">
                <Icon name={icon} size={20} />
              </span>
              <h3>{t(`landing.why-${reason}`)}</h3>
              <p>{t(`landing.why-${reason}-text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      {topics.has('following') && <RideCard />}
      {topics.has('sheets') && <SheetPart />}
    </section>
  );
}
