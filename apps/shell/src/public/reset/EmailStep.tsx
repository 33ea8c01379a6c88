import { useRef } from 'react';
import { passwordsContract } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { BusyButton } from '../forms/BusyButton';
import { checkEmail } from '../forms/checks';
import { EmailField } from '../forms/EmailField';
import { FormProblem } from '../forms/FormProblem';
import { StepLine } from '../forms/StepLine';
import { useAttempt } from '../forms/use-attempt';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import { usePublic } from '../public-context';

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
}

export function EmailStep({ email, onEmail, onSent }: EmailStepProps) {
  const t = useCopy('public');
  const { connect } = usePublic().services;
  const { isBusy, problems, findings, attempt, clear } = useAttempt<'email'>();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, findings);

  async function send(): Promise<void> {
    await connect({ passwords: passwordsContract }).passwords.forgot({
      body: { email_address: email.trim() },
    });
    onSent();
  }

  return (
    <form
      ref={form}
      className="pd-form"
      noValidate
      aria-label={t('reset.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({
          check: () => checkEmail(email),
          run: send,
          findField: (path) => (path === 'email_address' ? 'email' : undefined),
        });
      }}
    >
      <StepLine step={1} steps={2} />
      <FormProblem saying={problems.form} />
      <EmailField
        value={email}
        problem={problems.email}
        onChange={(value) => {
          onEmail(value);
          clear('email');
        }}
      />
      <BusyButton isBusy={isBusy} busyText={t('reset.send-busy')}>
        {t('reset.send')}
      </BusyButton>
    </form>
  );
}
