import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import type { RegistrationState } from './use-registration';

export function FoundVendor({ registration }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const { found, details, setFound } = registration;
  if (!found) return null;
  return (
    <div className="pd-found" role="status">
      <span className="pd-found-icon">
        <Icon name="check" size={18} />
      </span>
      <span className="pd-found-text">
        <b>{t('register.found', { name: found.name })}</b>
        <bdi dir="ltr">{details.vendorCode.trim()}</bdi>
      </span>
      <button type="button" className="pd-textbutton" onClick={() => setFound(null)}>
        {t('register.change')}
      </button>
    </div>
  );
}
