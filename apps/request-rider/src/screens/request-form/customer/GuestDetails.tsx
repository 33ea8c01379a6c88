import type { FormEvent } from 'react';
import { Button, FieldFault } from '@courier/ui-kit/core';
import { Field, PhoneInput, TextInput } from '@courier/ui-kit/input';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useGuestEntry } from './use-guest-entry';
import styles from './GuestDetails.module.css';

const MAX_NAME = 100;

/** A guest without a valid token enters the sender's details before any call to the server. */
export function GuestDetails() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { phonePrefix } = useLocaleState().country;
  const { details, problems, state, change, prepare, enter } = useGuestEntry();
  const errors = useCopy('errors');

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
        <div onFocus={prepare}>
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
