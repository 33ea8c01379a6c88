import { FieldFault } from '@courier/ui-kit/core';
import { useEffect } from 'react';
import { Field, Segmented, Select } from '@courier/ui-kit/input';
import { useFlag, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import type { PaymentChoice } from '../../../model/payment/payment-options';
import { NAMESPACE } from '../../../copy';
import { useField } from '../field/use-field';
import fields from '../field/fields.module.css';
import { usePaymentOptions } from './use-payment-options';

const ICONS = {
  PAID: 'receipt',
  CASH_ON_DELIVERY: 'cash',
  PAYMENT_ON_DELIVERY: 'card',
  ONLINE_PAYMENT: 'lock',
  NONE: 'ban',
} as const;

export function PaymentField({ compact = false }: { compact?: boolean }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const errors = useCopy('errors');
  const { offered, method, retry, retryOnline, loading } = usePaymentOptions();
  const payAtPickup = useFlag('pay-at-pickup');
  const { notifications } = usePorts();
  const payment = useField('paymentMethod', 'payment');
  const options = offered.map((value) => ({ value, label: common(`payment.${value}`), icon: ICONS[value] }));
  const none = !loading && offered.length === 0 ? errors('error.no-payment-method-available') : undefined;
  const unread = retryOnline !== null ? errors('error.payment.get-if-enabled') : undefined;
  const notice = unread ?? none;
  useEffect(() => {
    if (notice) notifications.show({ type: 'error', message: notice, key: 'payment-methods' });
  }, [notice, notifications]);
  const hints: Partial<Record<PaymentChoice, string>> = {
    ...(payAtPickup ? { CASH_ON_DELIVERY: t('payment.pay-at-pickup') } : {}),
    ONLINE_PAYMENT: t('payment.online-hint'),
  };
  const hint = method ? hints[method] : undefined;
  const control = { options, value: method, onValueChange: (value: PaymentChoice) => payment.change(value) };
  return (
    <div data-field="payment" className={fields.payment} data-loading={loading || undefined}>
      <Field
        label={t('form.payment')}
        error={payment.error ?? none}
        isErrorQuiet={payment.error !== undefined && payment.isErrorQuiet}
        hint={hint}
        group={!compact}
      >
        {compact ? (
          <Select<PaymentChoice> {...control} />
        ) : (
          <div className={fields.choice}>
            <Segmented<PaymentChoice> {...control} icons="roomy" />
          </div>
        )}
      </Field>
      {retryOnline && (
        <FieldFault
          text={errors('error.payment.get-if-enabled')}
          action={common('action.try-again')}
          run={retryOnline}
        />
      )}
      {retry && <FieldFault text={t('payment.failed')} action={common('action.try-again')} run={retry} />}
    </div>
  );
}
