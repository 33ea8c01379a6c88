import { useEffect, useRef, useState, type FormEvent } from 'react';
import { demoAccount } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns, useReadable } from '@courier/shell-api';
import { BusyButton } from './forms/BusyButton';
import { FormProblem } from './forms/FormProblem';
import { useLate } from './use-late';
import { usePublic } from './public-context';
import { EmailInput } from './sign-in/EmailInput';
import { GuestEntry } from './sign-in/GuestEntry';
import { PasswordInput } from './sign-in/PasswordInput';
import { useSignIn } from './sign-in/use-sign-in';
import type { TypedValues } from './typed-values';

/** The HTML contains the same form, prerendered. */
export function SignInForm({ typed }: { typed: TypedValues }) {
  const t = useCopy('shell');
  const { services, flags, locale } = usePublic();
  const { country } = useReadable(locale);
  const providers = country.identityProviders;
  const ThirdParty = useLate(providers.length > 0, () => services.withTexts(import('./sign-in/ThirdParty')));
  const { phase, problem, findings, submit, submitCode, clear } = useSignIn();
  const [email, setEmail] = useState(typed.email);
  const [password, setPassword] = useState(typed.password);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = phase !== 'idle';
  const hasTyped = typed.email !== '' || typed.password !== '';

  useEffect(() => {
    if (hasTyped) services.prefetch();
  }, [hasTyped, services]);
  useEffect(() => {
    const wrong = problem.email ? 'email' : problem.password ? 'password' : problem.form ? 'password' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- after an attempt, not while the user corrects a field
  }, [findings]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit({ email: email.trim(), password });
  }

  return (
    <form
      ref={form}
      className="pd-docket"
      noValidate
      onSubmit={onSubmit}
      onFocus={services.prefetch}
      aria-label={t('sign-in.title')}
    >
      <div className="pd-part">
        <h2>{t('sign-in.title')}</h2>
        <FormProblem saying={problem.form} />
        <EmailInput
          value={email}
          problem={problem.email}
          onType={(value) => {
            setEmail(value);
            clear('email');
          }}
        />
        <PasswordInput
          value={password}
          problem={problem.password}
          onType={(value) => {
            setPassword(value);
            clear('password');
          }}
        />
        <BusyButton isBusy={isBusy} busyText={t(phase === 'opening' ? 'sign-in.opening' : 'sign-in.busy')}>
          {t('sign-in.submit')}
        </BusyButton>
        {flags['deactivate-sign-up-button'] !== true && (
          <p className="pd-new">
            {t('sign-in.new-here')} <a href={routePatterns.register}>{t('sign-in.create')}</a>
          </p>
        )}
        {document.documentElement.dataset['demo'] === 'on' && (
          <p className="pd-demo">{t('sign-in.demo', { account: demoAccount(country.country) })}</p>
        )}
        {ThirdParty && (
          <ThirdParty
            providers={providers}
            address={services.apiBase}
            isBusy={isBusy}
            onCode={(grant) => void submitCode(grant)}
          />
        )}
      </div>
      {flags['guest_checkout'] === true && <GuestEntry />}
    </form>
  );
}
