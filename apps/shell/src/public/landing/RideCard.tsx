import { CityBackdrop, Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';

/** Decoration: the text beside it has the same content. */
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
