import { useState } from 'react';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { BusyButton } from '../forms/BusyButton';
import { DonePanel } from '../forms/DonePanel';
import { FormProblem } from '../forms/FormProblem';
import { useAttempt } from '../forms/use-attempt';
import type { RegistrationState } from './use-registration';

export function CheckYourMail({ email, registration }: { email: string; registration: RegistrationState }) {
  const t = useCopy('public');
  const { isBusy, problems, attempt } = useAttempt<never>();
  const [isSentAgain, setSentAgain] = useState(false);

  const sendAgain = () =>
    attempt({
      check: () => ({}),
      async run() {
        await registration.sendAgain();
        setSentAgain(true);
      },
    });

  return (
    <DonePanel
      icon="mail"
      title={t('register.sent-title')}
      text={
        <>
          <p>{t('register.sent-text', { email })}</p>
          <p>
            <b>{t('register.sent-valid', { hours: LIMITS.registrationLinkHours })}</b>
          </p>
        </>
      }
    >
      <FormProblem saying={problems.form} />
      <p className="pd-note" role="status">
        {isSentAgain && t('register.again-done')}
      </p>
      <div className="pd-ways">
        <BusyButton
          kind="quiet"
          isBusy={isBusy}
          busyText={t('register.again-busy')}
          onClick={() => void sendAgain()}
        >
          {t('register.again')}
        </BusyButton>
        <button type="button" className="pd-textbutton" onClick={registration.changeEmail}>
          {t('register.other-email')}
        </button>
      </div>
    </DonePanel>
  );
}
