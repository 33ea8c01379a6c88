import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';

export function GuestEntry() {
  const t = useCopy('shell');
  return (
    <>
      <div className="pd-perforation" />
      <a className="pd-guest" href={routePatterns.guest}>
        <span className="pd-guest-icon">
          <Icon name="scooter" size={22} />
        </span>
        <span className="pd-guest-text">
          <b>{t('sign-in.guest')}</b>
          <span>{t('sign-in.guest-text')}</span>
        </span>
        <Icon name="arrow-end" size={20} />
      </a>
    </>
  );
}
