import type { BulkRow } from '@courier/api-client';
import { PAYMENT_METHODS } from '@courier/config';
import { useWording } from '../../copy';
import { useProblemWords } from '../bench/use-problem-words';
import { rowStatusOf } from '../../model/job-looks';

/** What a row of a job says, in the user's language. */
export function useRowWords() {
  const { t, common, money, dateTime } = useWording();
  const problemWords = useProblemWords();
  const paymentOf = (text: string) => {
    const known = PAYMENT_METHODS.find((method) => method === text);
    return known === undefined ? text : common(`payment.${known}`);
  };
  const deliveryOf = ({ delivery_type, preordered_for }: BulkRow['order']) => {
    if (delivery_type === 'instant') return t('delivery.instant');
    return preordered_for === null ? t('delivery.scheduled') : dateTime(preordered_for);
  };
  return ({ status, error, order, refused_value = '' }: BulkRow) => ({
    status: t(`rowStatus.${rowStatusOf(status)}`),
    error: error === null ? '' : problemWords({ key: error }, refused_value),
    payment: paymentOf(order.payment_method),
    delivery: deliveryOf(order),
    fee: order.delivery_fee === null ? '–' : money(order.delivery_fee),
  });
}
