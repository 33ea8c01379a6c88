import { useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import { BusyButton } from '../forms/BusyButton';
import { EmailField } from '../forms/EmailField';
import { FormProblem } from '../forms/FormProblem';
import { PhoneField } from '../forms/PhoneField';
import { TextField } from '../forms/TextField';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import { usePublic } from '../public-context';
import { useGuestEntry } from './use-guest-entry';

export function GuestForm() {
  const t = useCopy('public');
  const { services } = usePublic();
  const { values, problems, findings, set, submit, isBusy } = useGuestEntry();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, findings);
  return (
    <form
      ref={form}
      className="pd-form"
      noValidate
      aria-label={t('guest.title')}
      onFocus={services.prefetch}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProblem saying={problems.form} />
      <TextField
        label={t('field.name')}
        autoComplete="name"
        value={values.name}
        problem={problems.name}
        onChange={(value) => set('name', value)}
      />
      <PhoneField value={values.phone} problem={problems.phone} onChange={(value) => set('phone', value)} />
      <EmailField
        value={values.email}
        problem={problems.email}
        isOptional
        hint={t('guest.email-hint')}
        autoComplete="email"
        onChange={(value) => set('email', value)}
      />
      <BusyButton isBusy={isBusy} busyText={t('guest.busy')}>
        {t('guest.submit')}
      </BusyButton>
      <p className="pd-new">
        {t('guest.have')} <a href={routePatterns.connect}>{t('landing.log-in')}</a>
      </p>
    </form>
  );
}
