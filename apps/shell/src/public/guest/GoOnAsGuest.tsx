import { useCopy } from '@courier/i18n';
import type { GuestLogin } from '../../session/auth-state';
import { usePublic } from '../public-context';

export function GoOnAsGuest({ guest, onOther }: { guest: GuestLogin; onOther: () => void }) {
  const t = useCopy('public');
  const { services } = usePublic();
  return (
    <div className="pd-form">
      <h2>{t('guest.go-on-title', { name: guest.name })}</h2>
      <p className="pd-note">{t('guest.go-on-text')}</p>
      <a className="pd-button pd-primary" href={services.offer.guest ?? '/'}>
        {t('guest.go-on', { name: guest.name })}
      </a>
      <button type="button" className="pd-textbutton" onClick={onOther}>
        {t('guest.other')}
      </button>
    </div>
  );
}
