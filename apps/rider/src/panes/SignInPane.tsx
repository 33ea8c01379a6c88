import { useState, type FormEvent } from 'react';
import { PIN_DIGITS } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../copy';
import type { SignInState } from '../flow/rider-app.types';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { useProblemText } from './use-problem-text';
import { useRiderApp, useRiderState } from './use-rider-app';

/** Chooses or enters the PIN. */
export function SignInPane({ state }: { state: Extract<SignInState, { kind: 'pin' }> }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { isBusy } = useRiderState();
  const problemText = useProblemText();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { isNew, name, problem } = state;
  const differs = isNew && again.length === PIN_DIGITS && again !== pin;
  const isComplete = pin.length === PIN_DIGITS && (!isNew || again === pin);
  const isOut = problem === 'rider-pin-locked' || problem === 'rider-blocked';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    void app.enterPin(pin).then(() => {
      setPin('');
      setAgain('');
    });
  };
  return (
    <RiderFrame>
      <form onSubmit={submit}>
        <h2 className={styles['heading']}>
          {name === '' ? t('sign-in.welcome') : t('sign-in.hello', { name })}
        </h2>
        {!isOut && (
          <>
            <p className={styles['text']}>{t(isNew ? 'sign-in.new' : 'sign-in.known')}</p>
            <PinField label={t('sign-in.pin')} value={pin} onChange={setPin} isNew={isNew} />
            {isNew && <PinField label={t('sign-in.again')} value={again} onChange={setAgain} isNew />}
          </>
        )}
        {(differs || problem !== null) && (
          <p className={styles['problem']} role="alert">
            {differs ? t('sign-in.differs') : problemText(problem ?? '')}
          </p>
        )}
        {!isOut && (
          <div className={styles['choices']}>
            <button
              type="submit"
              className={styles['big']}
              data-main
              disabled={isBusy}
              aria-disabled={!isComplete}
            >
              {t(isNew ? 'sign-in.submit-new' : 'sign-in.submit-known')}
              {!isComplete && <small>{t(differs ? 'sign-in.differs' : 'sign-in.short')}</small>}
            </button>
          </div>
        )}
      </form>
    </RiderFrame>
  );
}

interface PinFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  isNew: boolean;
}

function PinField({ label, value, onChange, isNew }: PinFieldProps) {
  return (
    <label className={styles['field']}>
      {label}
      <input
        className={styles['input']}
        data-digits
        dir="ltr"
        type="password"
        inputMode="numeric"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={PIN_DIGITS}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </label>
  );
}
