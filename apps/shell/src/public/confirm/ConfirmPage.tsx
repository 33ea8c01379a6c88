import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import { useCopies } from '../forms/saying';
import { MessagePage } from '../message/MessagePage';
import { useConfirmation } from './use-confirmation';

const hours = LIMITS.registrationLinkHours;

/** Where the link of the confirmation mail leads. */
export default function ConfirmPage() {
  const copies = useCopies();
  const { t } = copies;
  const common = useCopy('common');
  const { outcome, confirm } = useConfirmation(new URLSearchParams(window.location.search).get('token'));
  const pageTitle = t('confirm.page-title');
  const logIn = (
    <a className="pd-button pd-primary" href={routePatterns.connect}>
      {t('landing.log-in')}
    </a>
  );
  const register = (
    <a className="pd-button pd-primary" href={routePatterns.register}>
      {t('confirm.register')}
    </a>
  );
  switch (outcome.kind) {
    case 'checking':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="hourglass"
          title={t('confirm.checking')}
          text={t('confirm.wait')}
          action={<span className="pd-button pd-primary pd-waiting" aria-hidden="true" />}
        />
      );
    case 'done':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="check"
          title={t('confirm.done-title')}
          text={t('confirm.done-text')}
          action={logIn}
        />
      );
    case 'expired':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="clock"
          tone="late"
          title={t('confirm.expired-title')}
          text={t('confirm.expired-text', { hours })}
          action={register}
        />
      );
    case 'unknown':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="link"
          tone="late"
          title={t('confirm.unknown-title')}
          text={t('confirm.unknown-text')}
          action={register}
        />
      );
    case 'failed':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="warning"
          tone="late"
          title={t('confirm.failed-title')}
          text={outcome.reason(copies)}
          action={
            <button type="button" className="pd-button pd-primary" onClick={() => void confirm()}>
              {common('action.try-again')}
            </button>
          }
        />
      );
  }
}
