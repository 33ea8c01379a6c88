import { useId } from 'react';
import { CASH_REASONS } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { formatAmount, formatMoney } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Money } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import type { Stop } from '../model/stage';
import { needsConfirmation, readTypedAmount } from '../model/stated-cash';
import { Check } from './Check';
import styles from './rider.module.css';
import { useRiderApp } from './use-rider-app';

const LONGEST_AMOUNT = 20;

/** The cash to collect, and what the rider received instead, with the reason. */
export function CashAtDoor({ stop }: { stop: Stop }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { country, locale } = useLocaleState();
  const due = stop.delivery.items.amount_to_collect;
  const { isCashTaken, isCashOther } = stop.draft;
  const amount = formatMoney(due, country, { grouped: true, locale });
  return (
    <>
      <div className={styles['label']}>{t('door.cash')}</div>
      <div className={styles['figure']} data-size="largest">
        <Money amount={due} country={country} locale={locale} grouped />
      </div>
      <Check
        label={t('door.cash-taken', { amount })}
        isOn={isCashTaken}
        onChange={(isOn) => app.enter(stop, { isCashTaken: isOn, ...(isOn ? { isCashOther: false } : {}) })}
      />
      <Check
        label={t('door.cash-other')}
        isOn={isCashOther}
        onChange={(isOn) => app.enter(stop, { isCashOther: isOn, ...(isOn ? { isCashTaken: false } : {}) })}
      />
      {isCashOther && <OtherAmount stop={stop} />}
    </>
  );
}

function OtherAmount({ stop }: { stop: Stop }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const id = useId();
  const { country, locale } = useLocaleState();
  const { cashAmount, cashReason, isCashConfirmed } = stop.draft;
  const due = stop.delivery.items.amount_to_collect;
  const amount = readTypedAmount(cashAmount, country.decimals);
  const isWrong = cashAmount.trim() !== '' && amount === null;
  return (
    <>
      <label className={styles['field']}>
        <b>{t('door.cash-amount')}</b>
        <input
          className={styles['input']}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST_AMOUNT}
          value={cashAmount}
          aria-invalid={isWrong}
          aria-describedby={`${id}-amount`}
          onChange={(event) => app.enter(stop, { cashAmount: event.target.value, isCashConfirmed: false })}
        />
      </label>
      <p id={`${id}-amount`} className={isWrong ? styles['problem'] : styles['label']} aria-live="polite">
        {isWrong && t('door.cash-wrong', { example: formatAmount(due, country, { locale }) })}
        {amount !== null &&
          t('door.cash-taken', { amount: formatMoney(amount, country, { grouped: true, locale }) })}
      </p>
      {amount !== null && needsConfirmation(amount, due) && (
        <Check
          label={t('door.cash-much')}
          isOn={isCashConfirmed}
          onChange={(isOn) => app.enter(stop, { isCashConfirmed: isOn })}
        />
      )}
      {amount !== due && (
        <div className={styles['choices']} role="radiogroup" aria-label={t('door.cash-reason')}>
          <b>{t('door.cash-reason')}</b>
          {CASH_REASONS.map((reason) => (
            <label key={reason} className={styles['choice']} data-current={cashReason === reason}>
              <input
                className={styles['box']}
                type="radio"
                name={`${id}-reason`}
                checked={cashReason === reason}
                onChange={() => app.enter(stop, { cashReason: reason })}
              />
              {t(`cash-reason.${reason}`)}
            </label>
          ))}
        </div>
      )}
    </>
  );
}
