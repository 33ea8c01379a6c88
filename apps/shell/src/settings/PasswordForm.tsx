import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, passwordRules } from '@courier/api-client';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { Icon, PlainButton, PlainField } from '@courier/ui-kit/core';
import { accountSessionsOptions } from './account-sessions.queries';
import styles from './settings.module.css';

type Fields = Readonly<Record<'current' | 'password' | 'again', string>>;
type Problems = Partial<Record<keyof Fields, string>>;

const EMPTY: Fields = { current: '', password: '', again: '' };

/** Typed values stay after a failed request. */
export function PasswordForm({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: Problems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const change = useChange({ onDone: close, onProblems: refuse });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // Depends on the number of attempts: fixing a problem while typing must not move the focus.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    const isWeak = passwordRules(values.password).some(({ isMet }) => !isMet);
    const found: Problems = {
      ...(values.current === '' ? { current: t('settings.current-missing') } : {}),
      ...(isWeak ? { password: t('settings.password-weak') } : {}),
      ...(values.again === values.password ? {} : { again: t('settings.password-differs') }),
    };
    if (Object.keys(found).length > 0) refuse(found);
    else change.mutate(values);
  }

  const renderField = (name: keyof Fields, label: string, autoComplete: string) => (
    <PlainField
      type="password"
      label={label}
      autoComplete={autoComplete}
      maxLength={1024}
      value={values[name]}
      error={problems[name]}
      onChange={({ target }) => {
        setValues({ ...values, [name]: target.value });
        setProblems(({ [name]: _solved, ...others }) => others);
      }}
    />
  );
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={submit}
      aria-label={t('settings.change-password')}
    >
      {renderField('current', t('settings.current-password'), 'current-password')}
      {renderField('password', t('settings.new-password'), 'new-password')}
      <ul className={styles['rules']} aria-label={t('settings.rules')}>
        {passwordRules(values.password).map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet}>
            <Icon
              name={isMet ? 'check' : 'minus'}
              size={14}
              label={t(isMet ? 'settings.rule-met' : 'settings.rule-open')}
            />
            {t(`settings.rule.${rule}`)}
          </li>
        ))}
      </ul>
      {renderField('again', t('settings.password-again'), 'new-password')}
      <p className={styles['note']}>{t('settings.password-ends')}</p>
      <div className={styles['tools']}>
        <PlainButton type="submit" kind="primary" busy={change.isPending}>
          {t('settings.save-password')}
        </PlainButton>
        <PlainButton kind="quiet" disabled={change.isPending} onClick={close}>
          {t('settings.cancel')}
        </PlainButton>
      </div>
    </form>
  );
}

/** An error of a field is shown at that field, any other error as a notice. */
function useChange({ onDone, onProblems }: { onDone: () => void; onProblems: (problems: Problems) => void }) {
  const t = useCopy('shell');
  const errorCopy = useErrorCopy();
  const { api, notifications } = usePorts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ current, password }: Fields) =>
      api.passwords.change({ body: { current_password: current, password } }),
    onSuccess({ result }) {
      notifications.show({
        type: 'success',
        key: 'password',
        message: t('settings.password-saved', { count: result.sessions_ended }),
      });
      onDone();
      return client.invalidateQueries(accountSessionsOptions(api));
    },
    onError(error) {
      const field = isApiError(error) ? error.field : undefined;
      if (field === 'current_password') onProblems({ current: errorCopy(error, 'general') });
      else if (field === 'password') onProblems({ password: t('settings.password-weak') });
      else
        notifications.show({
          type: 'error',
          key: 'password',
          message: t('settings.password-not-saved'),
          detail: errorCopy(error, isApiError(error) ? error.code : 'general'),
        });
    },
  });
}
