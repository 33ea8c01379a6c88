import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';

const POINTS = [1, 2, 3] as const;
const PARTS = ['base', 'distance', 'surcharge'] as const;

/** Without figures, because they depend on the country. */
export function PricesSection() {
  const t = useCopy('public');
  return (
    <section id="prices" className="pd-prices" aria-labelledby="prices-title">
      <div className="pd-ticket">
        <h3>{t('landing.fee-title')}</h3>
        <dl>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`landing.fee-${part}`)}</dt>
              <dd>{t(`landing.fee-${part}-note`)}</dd>
            </div>
          ))}
        </dl>
        <div className="pd-perforation" />
        <p>
          <b>{t('landing.fee-total')}</b>
          <span>{t('landing.fee-total-note')}</span>
        </p>
      </div>
      <div>
        <h2 id="prices-title">{t('landing.pay-title')}</h2>
        <p className="pd-lead">{t('landing.pay-lead')}</p>
        <ul className="pd-points">
          {POINTS.map((point) => (
            <li key={point}>
              <Icon name="check" size={20} />
              {t(`landing.pay-point-${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
