import { Field, Segmented, Select } from '@courier/ui-kit/input';
import type { PaymentMethod } from '@courier/config';
import { useFlag } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../namespace';
import { useField } from '../state/use-field';
import { usePaymentOptions } from '../state/use-payment-options';
import { FieldFault } from './FieldFault';

const ICONS = {
  PAID: 'receipt',
  CASH_ON_DELIVERY: 'cash',
  PAYMENT_ON_DELIVERY: 'card',
  NONE: 'ban',
} as const;

/** How the goods are paid: side by side on a wide screen, as a list on a phone. */
export function PaymentField({ compact = false }: { compact?: boolean }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const errors = useCopy('errors');
  const { offered, method, retry, loading } = usePaymentOptions();
  const payAtPickup = useFlag('pay-at-pickup');
  const payment = useField('paymentMethod', 'payment');
  const options = offered.map((value) => ({ value, label: common(`payment.${value}`), icon: ICONS[value] }));
  const none = !loading && offered.length === 0 ? errors('error.no-payment-method-available') : undefined;
  const hint = payAtPickup && method === 'CASH_ON_DELIVERY' ? t('payment.pay-at-pickup') : undefined;
  const control = { options, value: method, onValueChange: (value: PaymentMethod) => payment.change(value) };
  return (
    <div data-field="payment">
      <Field label={t('form.payment')} error={payment.error ?? none} hint={hint} group={!compact}>
        {compact ? <Select<PaymentMethod> {...control} /> : <Segmented<PaymentMethod> {...control} />}
      </Field>
      {retry && <FieldFault text={t('payment.failed')} action={common('action.try-again')} run={retry} />}
    </div>
  );
}
