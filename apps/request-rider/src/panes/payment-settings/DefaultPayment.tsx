import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { useFlag, useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { SkeletonRows } from '@courier/ui-kit/core';
import { onlinePaymentQuery, paymentMethodsQuery } from '../../api/country-parameters.queries';
import { NAMESPACE } from '../../copy';
import { readDefaultPayment, storeDefaultPayment } from '../../model/default-payment';
import { effectiveMethod, offeredPaymentMethods, type PaymentChoice } from '../../model/payment-options';
import styles from './payment-settings.module.css';

/** The payment method that new orders begin with, among those of the selected vendor. */
export function DefaultPayment() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { api } = usePorts();
  const methods = useQuery(paymentMethodsQuery(api));
  const online = useQuery(onlinePaymentQuery(api));
  const { country } = useLocaleState();
  const { selected } = useVendors();
  const noneAllowed = useFlag('none-payment-method');
  const [stored, setStored] = useState(readDefaultPayment);
  if (methods.isPending || online.isPending || !selected)
    return <SkeletonRows label={t('settings.methods-loading')} rows={3} rowHeight={44} />;
  const offered = offeredPaymentMethods({
    countryMethods: methods.data ?? null,
    onlineActivated: online.data ?? null,
    vendorMethods: selected.flags.payment_methods,
    guest: false,
    noneAllowed,
  });
  const current = effectiveMethod(null, offered, stored ?? country.defaultPaymentMethod);
  const choose = (method: PaymentChoice) => {
    storeDefaultPayment(method);
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
