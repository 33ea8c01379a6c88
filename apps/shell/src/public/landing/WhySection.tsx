import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { RideCard } from './RideCard';
import { SheetPart } from './SheetPart';

const REASONS = [
  ['fast', 'clock'],
  ['clear', 'pin'],
  ['many', 'table'],
  ['proof', 'camera'],
] as const;

export function WhySection() {
  const t = useCopy('public');
  return (
    <section id="why" className="pd-why" aria-labelledby="why-title">
      <div>
        <h2 id="why-title">{t('landing.why-title')}</h2>
        <p className="pd-lead">{t('landing.why-lead')}</p>
        <ul className="pd-reasons">
          {REASONS.map(([reason, icon]) => (
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
      <RideCard />
      <SheetPart />
    </section>
  );
}
