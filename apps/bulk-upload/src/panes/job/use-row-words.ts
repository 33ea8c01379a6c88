import type { BulkRow } from '@courier/api-client';
import { PAYMENT_METHODS } from '@courier/config';
import { useErrorCopy } from '@courier/i18n';
import { useWording } from '../../copy';
import { rowStatusOf } from '../../model/job-looks';

/** What a row of a job says, in the user's language. */
export function useRowWords() {
  const { t, common, money, dateTime } = useWording();
  const errorCopy = useErrorCopy();
  const paymentOf = (text: string) => {
    const known = PAYMENT_METHODS.find((method) => method === text);
    return known === undefined ? text : common(`payment.${known}`);
  };
  const deliveryOf = ({ delivery_type, preordered_for }: BulkRow['order']) => {
    if (delivery_type === 'instant') return t('delivery.instant');
    return preordered_for === null ? t('delivery.scheduled') : dateTime(preordered_for);
  };
  return ({ status, error, order }: BulkRow) => ({
    status: t(`rowStatus.${rowStatusOf(status)}`),
    error: error === null ? '' : errorCopy(error, 'general'),
    payment: paymentOf(order.payment_method),
    delivery: deliveryOf(order),
    fee: order.delivery_fee === null ? '–' : money(order.delivery_fee),
  });
}
