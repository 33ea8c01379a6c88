import type { ReactNode } from 'react';
import { AddressText } from '@courier/ui-kit/text';
import { countryAddressForm, shownAddress } from '@courier/config/address-form';
import { useLocaleState, useSession } from '@courier/shell-api';
import { formatDateTime, formatPhone } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { addressToSend } from '../../../model/form/address-fields';
import { plainText } from '@courier/message-reader/plain-text';
import { parseAmount } from '../../../model/form/request-form';
import { NAMESPACE } from '../../../copy';
import { useMoney } from '../fee/use-money';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useDraft, useSender } from '../request/request-scope';
import styles from './RequestSummary.module.css';

/**
 * All values of the form, line by line.
 * @param withPlaces also shows both addresses, where nothing else does
 */
export function RequestSummary({ withPlaces = false }: { withPlaces?: boolean }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const money = useMoney();
  const { locale, country } = useLocaleState();
  const vendor = useSender();
  const form = useDraft((draft) => draft.form);
  const { method } = usePaymentOptions();
  const isGuest = useSession().mode === 'GUEST';
  const typed = plainText(form.destinationPhoneNumber).trim();
  const local = typed === '' ? '' : `${country.phonePrefix}${typed.replace(/^0/, '')}`;
  const phone = formatPhone(typed.startsWith('+') ? typed : local, country);
  const amount = parseAmount(form.orderAmount);
  const payment = method ? common(`payment.${method}`) : '';
  const value = amount === null ? payment : t('review.value', { amount: money(amount), payment });
  const time =
    form.preordered_for === null
      ? t('time.asap')
      : formatDateTime(form.preordered_for, locale, country.timezone);
  const { address: line, address_parts: parts } = addressToSend(form);
  const address = shownAddress(countryAddressForm(country.country), line, parts);
  return (
    <dl className={styles.summary} aria-label={t('review.summary')}>
      {withPlaces && <Line label={t('places.collect-from')}>{vendor.vendor_information.name}</Line>}
      {withPlaces && (
        <Line label={t('places.deliver-to')}>
          <AddressText address={address} />
        </Line>
      )}
      <Line label={t(isGuest ? 'guest.recipient-name' : 'form.name')}>
        {form.destinationName !== '' && <bdi>{form.destinationName}</bdi>}
      </Line>
      <Line label={t('form.phone')}>{phone !== '' && <bdi dir="ltr">{phone}</bdi>}</Line>
      {form.orderDescription !== '' && (
        <Line label={t('form.description')}>
          <bdi>{form.orderDescription}</bdi>
        </Line>
      )}
      <Line label={t('form.amount')}>{value}</Line>
      <Line label={t('form.time')}>{time}</Line>
      {form.riderNotes !== '' && (
        <Line label={t('form.notes')}>
          <bdi>{form.riderNotes}</bdi>
        </Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
