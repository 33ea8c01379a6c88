import { useRef } from 'react';
import { LIMITS, latinDigits } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { BusyButton } from '../forms/BusyButton';
import { FormProblem } from '../forms/FormProblem';
import { NewPassword } from '../forms/NewPassword';
import { StepLine } from '../forms/StepLine';
import { TextField } from '../forms/TextField';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import { useReset } from './use-reset';

interface CodeStepProps {
  email: string;
  onOtherEmail: () => void;
  onDone: () => void;
}

export function CodeStep({ email, onOtherEmail, onDone }: CodeStepProps) {
  const t = useCopy('public');
  const reset = useReset(email, onDone);
  const { values, problems, set } = reset;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, reset.findings);
  return (
    <form
      ref={form}
      className="pd-form"
      noValidate
      aria-label={t('reset.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void reset.submit();
      }}
    >
      <StepLine step={2} steps={2} />
      <p className="pd-note" role="status">
        {reset.isSentAgain ? t('reset.again-done') : t('reset.sent', { email })}
      </p>
      <FormProblem saying={problems.form ?? reset.sendProblem} />
      {/* The account for the browser's password store. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={t('reset.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LIMITS.codeDigits}
        dir="ltr"
        autoFocus
        value={values.code}
        problem={problems.code}
        onChange={(code) => set({ code: latinDigits(code).replaceAll(/\s/g, '') })}
      />
      <NewPassword label={t('field.new-password')} values={values} problems={problems} onChange={set} />
      <BusyButton isBusy={reset.isBusy} busyText={t('reset.busy')}>
        {t('reset.submit')}
      </BusyButton>
      <div className="pd-ways">
        <BusyButton
          kind="quiet"
          isBusy={reset.isSending}
          busyText={t('reset.again-busy')}
          onClick={() => void reset.sendAgain()}
        >
          {t('reset.again')}
        </BusyButton>
        <button type="button" className="pd-textbutton" onClick={onOtherEmail}>
          {t('reset.other-email')}
        </button>
      </div>
    </form>
  );
}
