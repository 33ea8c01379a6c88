import { useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { BusyButton } from '../forms/BusyButton';
import { checkEmail } from '../forms/checks';
import { EmailField } from '../forms/EmailField';
import { FormProblem } from '../forms/FormProblem';
import { TextField } from '../forms/TextField';
import { useAttempt } from '../forms/use-attempt';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import type { RegistrationState } from './use-registration';

export function VendorCodeForm({ registration }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const { details, setDetails, verifyVendor, setFound } = registration;
  const { isBusy, problems, findings, attempt, clear } = useAttempt<'code' | 'email'>();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, findings);

  async function verify(): Promise<void> {
    const pair = { vendor_code: details.vendorCode.trim(), email: details.vendorEmail.trim() };
    const { result } = await verifyVendor({ body: pair });
    if (!result.valid) throw new WrongPair();
    if (details.email === '') setDetails({ email: pair.email });
    setFound({ name: result.vendor_name ?? pair.vendor_code });
  }

  const submit = () =>
    attempt({
      check: () => ({
        ...(details.vendorCode.trim() === ''
          ? { code: ({ t: say }) => say('register.vendor-code-missing') }
          : {}),
        ...checkEmail(details.vendorEmail),
      }),
      run: verify,
      findField: (path) => (path === 'email' ? 'email' : path === 'vendor_code' ? 'code' : undefined),
      describeError: (error) =>
        error instanceof WrongPair ? ({ errors }) => errors('registration.vendor-incorrect') : undefined,
    });

  return (
    <form
      ref={form}
      className="pd-form"
      noValidate
      aria-label={t('register.path-code')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProblem saying={problems.form ?? registration.problems.form} />
      <TextField
        label={t('register.vendor-code')}
        hint={t('register.vendor-code-hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={details.vendorCode}
        problem={problems.code}
        onChange={(vendorCode) => {
          setDetails({ vendorCode });
          clear('code');
        }}
      />
      <EmailField
        label={t('register.vendor-email')}
        hint={t('register.vendor-email-hint')}
        autoComplete="email"
        value={details.vendorEmail}
        problem={problems.email}
        onChange={(vendorEmail) => {
          setDetails({ vendorEmail });
          clear('email');
        }}
      />
      <BusyButton isBusy={isBusy} busyText={t('register.checking')}>
        {t('register.check')}
      </BusyButton>
    </form>
  );
}

class WrongPair extends Error {}
