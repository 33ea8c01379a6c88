import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { routePatterns, useReadable } from '@courier/shell-api';
import { FormProblem } from './forms/FormProblem';
import { useCopies } from './forms/saying';
import { useLate } from './use-late';
import { usePublic } from './public-context';
import { GuestEntry } from './sign-in/GuestEntry';
import { useSignIn } from './sign-in/use-sign-in';
import type { TypedValues } from './take-over';

/** The login docket. The html of the document holds the same form until this one takes over. */
export function SignInForm({ typed }: { typed: TypedValues }) {
  const copies = useCopies();
  const t = copies.shell;
  const { services, flags, locale } = usePublic();
  const providers = useReadable(locale).country.identityProviders;
  const ThirdParty = useLate(providers.length > 0, () => services.withTexts(import('./sign-in/ThirdParty')));
  const { phase, problem, findings, submit, submitCode, clear } = useSignIn();
  const [email, setEmail] = useState(typed.email);
  const [password, setPassword] = useState(typed.password);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = phase !== 'idle';
  const hasTyped = typed.email !== '' || typed.password !== '';

  useEffect(() => {
    if (hasTyped) services.prefetch();
  }, [hasTyped, services]);
  useEffect(() => {
    const wrong = problem.email ? 'email' : problem.password ? 'password' : problem.form ? 'password' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- after an attempt; not while a field is repaired
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
        <div className="pd-label">
          <label htmlFor="email">{t('sign-in.email')}</label>
        </div>
        <input
          id="email"
          name="email"
          className="pd-input"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          aria-invalid={problem.email !== undefined}
          aria-describedby={problem.email ? 'email-problem' : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            clear('email');
          }}
        />
        <p className="pd-help" id="email-problem">
          {problem.email?.(copies)}
        </p>
        <div className="pd-password">
          <label className="pd-label" htmlFor="password">
            {t('sign-in.password')}
          </label>
          <div className="pd-secret">
            <input
              id="password"
              name="password"
              className="pd-input"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              value={password}
              aria-invalid={problem.password !== undefined}
              aria-describedby={problem.password ? 'password-problem' : undefined}
              onChange={(event) => {
                setPassword(event.target.value);
                clear('password');
              }}
            />
            <button
              type="button"
              className="pd-eye"
              aria-pressed={isShown}
              aria-label={t(isShown ? 'sign-in.hide' : 'sign-in.show')}
              onClick={() => setShown(!isShown)}
            >
              <Icon name="eye" size={19} />
            </button>
          </div>
          <a className="pd-forgot" href={routePatterns.forgotPassword}>
            {t('sign-in.forgot')}
          </a>
        </div>
        <p className="pd-help" id="password-problem">
          {problem.password?.(copies)}
        </p>
        <button type="submit" className="pd-button pd-primary" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy && <span className="pd-spinner" aria-hidden="true" />}
          {t(phase === 'idle' ? 'sign-in.submit' : phase === 'busy' ? 'sign-in.busy' : 'sign-in.opening')}
        </button>
        {flags['deactivate-sign-up-button'] !== true && (
          <p className="pd-new">
            {t('sign-in.new-here')} <a href={routePatterns.register}>{t('sign-in.create')}</a>
          </p>
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
