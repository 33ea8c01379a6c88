import { useState, type FormEvent } from 'react';
import { Button } from '@courier/ui-kit/core';
import { Field, PhoneInput, TextInput } from '@courier/ui-kit/input';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import {
  guestProblems,
  type GuestDetails as Details,
  type GuestProblems,
} from '../../../model/guest-details';
import { NAMESPACE } from '../../../namespace';
import { usePhoneCheck } from '../state/use-phone-check';
import { FieldFault } from './FieldFault';
import styles from './GuestDetails.module.css';

const MAX_NAME = 100;

/** A guest whose token is gone, or who never had one, says who sends before anything is asked of the server. */
export function GuestDetails() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { session } = usePorts();
  const { phonePrefix } = useLocaleState().country;
  const loadPhoneCheck = usePhoneCheck();
  const [details, setDetails] = useState<Details>({ name: '', phoneNumber: '', email: '' });
  const [problems, setProblems] = useState<GuestProblems>({});
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const errors = useCopy('errors');

  const change = (fields: Partial<Details>) => {
    setDetails((before) => ({ ...before, ...fields }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in fields))),
    );
  };
  const enter = async () => {
    if (state === 'busy') return;
    setState('busy');
    const phone = await loadPhoneCheck();
    const found = guestProblems(details, phone.isPossible);
    setProblems(found);
    if (Object.keys(found).length > 0) return setState('idle');
    try {
      await session.enterAsGuest({
        name: details.name.trim(),
        email: details.email.trim(),
        phoneNumber: phone.toInternational(details.phoneNumber),
      });
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };
  return (
    <form className={styles.page} noValidate aria-label={t('guest.title')} onSubmit={submit}>
      <h1 className={styles.title}>{t('guest.title')}</h1>
      <p className={styles.text}>{t('guest.text')}</p>
      <fieldset className={styles.fields} disabled={state === 'busy'}>
        <Field label={t('guest.name')} error={problems.name && t('guest.name-missing')}>
          <TextInput
            icon="user"
            autoComplete="name"
            maxLength={MAX_NAME}
            value={details.name}
            onValueChange={(name) => change({ name })}
          />
        </Field>
        <div onFocus={() => void loadPhoneCheck()}>
          <Field
            label={t('guest.phone')}
            error={problems.phoneNumber && errors('validation.phone-incorrect')}
          >
            <PhoneInput
              prefix={phonePrefix}
              autoComplete="tel-national"
              value={details.phoneNumber}
              onValueChange={(phoneNumber) => change({ phoneNumber })}
            />
          </Field>
        </div>
        <Field
          label={t('guest.email')}
          optional
          hint={t('guest.email-hint')}
          error={problems.email && t('guest.email-wrong')}
        >
          <TextInput
            type="email"
            icon="mail"
            autoComplete="email"
            value={details.email}
            onValueChange={(email) => change({ email })}
          />
        </Field>
      </fieldset>
      {state === 'failed' ? (
        <FieldFault text={t('guest.failed')} action={common('action.try-again')} run={() => void enter()} />
      ) : (
        <Button kind="primary" size="l" type="submit" busy={state === 'busy'}>
          {t('guest.continue')}
        </Button>
      )}
    </form>
  );
}
