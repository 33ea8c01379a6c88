import { useCopy } from '@courier/i18n';
import { routes } from '@courier/shell-api';
import { BusyButton } from '../forms/BusyButton';
import { FormProblem } from '../forms/FormProblem';
import { usePublic } from '../public-context';
import { tokenClaims } from '../../session/token-claims';
import { useMailedOrder } from './use-mailed-order';

export function MailedOrder({ token }: { token: string }) {
  const t = useCopy('public');
  const { session, offer } = usePublic().services;
  const history = offer.findAddress(routes.history(), 'CLASSIC');
  const { open, problem, isBusy } = useMailedOrder(token);
  const orderId = tokenClaims(token)?.sub;
  const account = session.stored()?.user.email;
  if (account !== undefined)
    return (
      <div className="pd-form">
        <h2>{t('guest.mailed-account', { email: account })}</h2>
        <p className="pd-note">{t('guest.mailed-account-text')}</p>
        {history !== null && (
          <a className="pd-button pd-primary" href={history}>
            {t('guest.mailed-history')}
          </a>
        )}
      </div>
    );
  return (
    <form
      className="pd-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{t('guest.mailed-title')}</h2>
      {orderId !== undefined && (
        <p>
          <bdi>{t('guest.mailed-which', { order: orderId })}</bdi>
        </p>
      )}
      <p className="pd-note">{t('guest.mailed-text')}</p>
      <FormProblem saying={problem} />
      <BusyButton isBusy={isBusy} busyText={t('guest.mailed-busy')}>
        {t('guest.mailed-open')}
      </BusyButton>
    </form>
  );
}
