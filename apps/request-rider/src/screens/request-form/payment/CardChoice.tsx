import { Icon } from '@courier/ui-kit/core';
import type { PaymentInstrument } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useFlow } from '../request/request-scope';
import { usePaymentState } from './use-payment-state';
import { CardBox } from '../../../panes/card-scheme/CardBox';
import { SchemeMark, useSchemeName } from '../../../panes/card-scheme/SchemeMark';
import styles from './payment.module.css';

const NONE: readonly PaymentInstrument[] = [];
const YEAR_DIGITS = 2;

/** Stored cards and a new one; hidden without stored cards. */
export function CardChoice() {
  const t = useCopy(NAMESPACE);
  const schemeName = useSchemeName();
  const payment = useFlow(({ context }) => context.payment);
  const stored = usePaymentState(({ context }) => context.card.creditCards) ?? NONE;
  const selected = usePaymentState(({ context }) => context.card.selectedCreditCard);
  const choice = usePaymentState(({ context }) => context.card.newOrExistingCard);
  if (stored.length === 0) return null;
  return (
    <div className={styles.choice} role="radiogroup" aria-label={t('card.choose')}>
      {stored.map(({ id, scheme, card_last_digits: last, expiry_month: month, expiry_year: year }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            name="card"
            className={styles.radio}
            checked={choice === 'EXISTING' && selected === id}
            onChange={() => payment?.send({ type: 'CHOOSE_EXISTING', id })}
          />
          <SchemeMark scheme={scheme} />
          <span className={styles.grow}>
            {schemeName(scheme)} <bdi dir="ltr">•••• {last}</bdi>
          </span>
          <bdi dir="ltr" className={styles.until}>
            {month}/{year.slice(-YEAR_DIGITS)}
          </bdi>
        </label>
      ))}
      <label className={styles.option}>
        <input
          type="radio"
          name="card"
          className={styles.radio}
          checked={choice === 'NEW'}
          onChange={() => payment?.send({ type: 'CHOOSE_NEW' })}
        />
        <CardBox>
          <Icon name="plus" size={16} />
        </CardBox>
        <span className={styles.grow}>{t('card.new')}</span>
      </label>
    </div>
  );
}
