import { CityBackdrop, Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';

/** An order on its way, as a customer sees it. Decoration: the text beside it says the same. */
export function RideCard() {
  const t = useCopy('public');
  return (
    <div className="pd-ride" aria-hidden="true">
      <CityBackdrop ride className="pd-ride-city" />
      <div className="pd-ride-card">
        <span className="pd-ride-head">
          <span className="pd-ride-tag">
            <Icon name="arrow-end" size={14} />
            {t('landing.card-status')}
          </span>
          <span>{t('landing.card-seen')}</span>
        </span>
        <b>
          <bdi>{t('landing.card-eta')}</bdi>
        </b>
        <span className="pd-ride-track">
          <i />
          <i />
          <i />
          <i />
        </span>
        <span>{t('landing.card-label')}</span>
      </div>
    </div>
  );
}
