import type { ReactNode } from 'react';
import { Docket, Icon } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { formatDateTime, formatPhone } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { plainText } from '../../../model/paste/plain-text';
import { amountOf } from '../../../model/request-form';
import { NAMESPACE } from '../../../copy';
import { useDraft, useTag } from '../request/request-scope';
import { useMoney } from '../fee/use-money';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useQuoteView } from '../fee/use-quote-view';
import { Arrival } from '../fee/Arrival';
import { FeeParts } from '../fee/FeeParts';
import { PaymentStep } from '../payment/PaymentStep';
import { PlacesSummary } from '../place/PlacesSummary';
import { VatField } from '../payment/VatField';
import styles from './phone-steps.module.css';

/** Everything once more before the order is placed. */
export function ReviewStep({ onEdit }: { onEdit(): void }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const money = useMoney();
  const { locale, country } = useLocaleState();
  const form = useDraft((draft) => draft.form);
  const { method } = usePaymentOptions();
  const view = useQuoteView();
  const paying = useTag('paying');
  const typed = plainText(form.destinationPhoneNumber).trim();
  const phone = formatPhone(
    typed.startsWith('+') ? typed : `${country.phonePrefix}${typed.replace(/^0/, '')}`,
    country,
  );
  const value = t('review.value', {
    amount: money(amountOf(form.orderAmount) ?? 0),
    payment: method ? common(`payment.${method}`) : '',
  });
  const time =
    form.preordered_for === null
      ? t('time.asap')
      : formatDateTime(form.preordered_for, locale, country.timezone);
  return (
    <>
      <PlacesSummary onEdit={onEdit} />
      <dl className={styles.summary} aria-label={t('review.summary')}>
        <Line label={t('form.name')}>{form.destinationName}</Line>
        <Line label={t('form.phone')}>
          <bdi dir="ltr">{phone}</bdi>
        </Line>
        {form.orderDescription !== '' && <Line label={t('form.description')}>{form.orderDescription}</Line>}
        <Line label={t('form.amount')}>{value}</Line>
        <Line label={t('form.time')}>{time}</Line>
        {form.riderNotes !== '' && <Line label={t('form.notes')}>{form.riderNotes}</Line>}
      </dl>
      {paying ? <PaymentStep /> : <VatField />}
      <Docket label={t('docket.label')} on="paper" foot={<Arrival view={view} icons={false} />}>
        <FeeParts view={view} />
      </Docket>
      <p className={styles.note}>
        <Icon name="info" size={18} />
        <span>{t('review.cancel-note')}</span>
      </p>
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
