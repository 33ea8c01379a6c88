import { useState } from 'react';
import { readFailure, isApiError, passwordsContract } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { checkNewPassword } from '../forms/checks';
import type { Saying } from '../forms/saying';
import { useAttempt, type Problems } from '../forms/use-attempt';
import { usePublic } from '../public-context';

type ResetField = 'code' | 'password' | 'again';

const FIELD_OF: Readonly<Record<string, ResetField>> = { code: 'code', password: 'password' };
const CODE = new RegExp(`^\\d{${LIMITS.codeDigits}}$`);

function checkCode(code: string): Problems<ResetField> {
  if (code === '') return { code: ({ t }) => t('reset.code-missing') };
  return CODE.test(code) ? {} : { code: ({ t }) => t('reset.code-wrong') };
}

/** The service reports a wrong code only as an invalid parameter. */
function refusedCode(error: unknown): Saying | undefined {
  const isCode = isApiError(error) && error.field?.endsWith('code') === true;
  return isCode && readFailure(error) === 'InvalidParameterException'
    ? ({ t }) => t('reset.code-refused')
    : undefined;
}

export function useReset(email: string, onDone: () => void) {
  const passwords = usePublic().services.connect({ passwords: passwordsContract }).passwords;
  const [values, setValues] = useState({ code: '', password: '', again: '' });
  const [isSentAgain, setSentAgain] = useState(false);
  const { isBusy, problems, findings, attempt, clear } = useAttempt<ResetField>();
  const resending = useAttempt<never>();

  const submit = () =>
    attempt({
      check: () => ({ ...checkCode(values.code), ...checkNewPassword(values) }),
      async run() {
        const { code, password } = values;
        await passwords.reset({ body: { email_address: email, code, password } });
        onDone();
      },
      findField: (path) => FIELD_OF[path],
      describeError: refusedCode,
    });

  const sendAgain = () =>
    resending.attempt({
      check: () => ({}),
      async run() {
        await passwords.forgot({ body: { email_address: email } });
        setSentAgain(true);
        setValues((current) => ({ ...current, code: '' }));
      },
    });

  function set(change: Partial<typeof values>): void {
    setValues({ ...values, ...change });
    for (const field of Object.keys(change)) clear(field as ResetField);
  }

  return {
    values,
    set,
    submit,
    isBusy,
    problems,
    findings,
    sendAgain,
    isSending: resending.isBusy,
    isSentAgain,
    sendProblem: resending.problems.form,
  };
}
