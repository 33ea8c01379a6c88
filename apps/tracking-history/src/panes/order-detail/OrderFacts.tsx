import type { Order } from '@courier/api-client';
import { useFlag } from '@courier/shell-api';
import { cancelState, type CancelState } from '../../model/cancel-state';
import { useWording, type Wording } from '../../copy';
import styles from './OrderFacts.module.css';

const PAYMENTS = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'ONLINE_PAYMENT'] as const;

function paymentWords(status: string, { t }: Wording): string {
  const known = PAYMENTS.find((payment) => payment === status);
  return known ? ` · ${t(`payment.${known}`)}` : '';
}

function cancelWords(state: CancelState, { t, time }: Wording): string {
  if (state.allowed) return t(state.why === 'possible' ? 'cancelFact.untilAccepted' : 'cancelFact.possible');
  if (state.why === 'processing') return t('cancelFact.notYet');
  return t(state.why === 'payment' ? 'cancelFact.from' : 'cancelFact.closedAt', { time: time(state.at) });
}

/** Fee, value and the time left to cancel, visible without a click. */
export function OrderFacts({ order, nowSeconds }: { order: Order; nowSeconds: number }) {
  const wording = useWording();
  const { t, money } = wording;
  const delayedCancellation = useFlag('delayed-cancellation');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('detail.fee')}</dt>
        <dd>
          <bdi dir="ltr">{money(order.discounted_delivery_fee ?? order.delivery_fee)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('detail.value')}</dt>
        <dd>
          <bdi dir="ltr">{money(order.order.amount)}</bdi>
          {paymentWords(order.order.payment_status, wording)}
        </dd>
      </div>
      <div>
        <dt>{t('detail.cancel')}</dt>
        <dd>{cancelWords(cancelState(order, { nowSeconds, delayedCancellation }), wording)}</dd>
      </div>
    </dl>
  );
}
