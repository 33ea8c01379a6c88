import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { NAMESPACE } from '../../copy';
import { readDefaultPayment, storeDefaultPayment } from '../../model/payment/default-payment';
import { effectiveMethod, type PaymentChoice } from '../../model/payment/payment-options';
import styles from './payment-settings.module.css';

/** The payment method that new orders begin with. */
export function DefaultPayment({ offered }: { offered: readonly PaymentChoice[] }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { country } = useLocaleState();
  const { local } = remoteStorage(usePorts());
  const [stored, setStored] = useState(() => readDefaultPayment(local));
  const current = effectiveMethod(null, offered, stored ?? country.defaultPaymentMethod);
  const choose = (method: PaymentChoice) => {
    storeDefaultPayment(local, method);
    setStored(method);
  };
  return (
    <fieldset className={styles.methods}>
      <legend>{t('settings.default-payment')}</legend>
      {offered.map((method) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            name="default-payment"
            className={styles.radio}
            checked={method === current}
            onChange={() => choose(method)}
          />
          {common(`payment.${method}`)}
        </label>
      ))}
      <p className={styles.note}>{t('settings.default-payment-note')}</p>
    </fieldset>
  );
}
