import { LiveText } from '@courier/ui-kit/text';
import type { Order } from '@courier/api-client';
import { statusFacts, type OrderActions } from '@courier/api-client/order-rules';
import { useWording } from '../../copy';
import { paymentWords } from '../order-status/payment-words';
import { cancelFact } from './actions/action-words';
import { AddedCharges, FeeLines } from './FeeLines';
import styles from './OrderFacts.module.css';

interface OrderFactsProps {
  order: Order;
  cancel: OrderActions['cancel'];
}

export function OrderFacts({ order, cancel }: OrderFactsProps) {
  const wording = useWording();
  const { t, money } = wording;
  const payment = paymentWords(order.order, wording);
  const { end } = statusFacts(order.status);
  const isFeeOff = (end === 'cancelled' || end === 'failed') && cancel.cost === 'free';
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('detail.fee')}</dt>
          <dd>
            {isFeeOff ? (
              <LiveText>{t('detail.notCharged')}</LiveText>
            ) : (
              <bdi dir="ltr">{money(order.discounted_delivery_fee ?? order.delivery_fee)}</bdi>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('detail.value')}</dt>
          <dd>
            <bdi dir="ltr">{money(order.order.amount)}</bdi>
            {payment && <LiveText>{` · ${payment}`}</LiveText>}
          </dd>
        </div>
        <div>
          <dt>{t('detail.cancel')}</dt>
          <dd>{cancelFact(cancel, wording)}</dd>
        </div>
      </dl>
      {order.charges && !isFeeOff && <FeeLines charges={order.charges} />}
      {order.charges && <AddedCharges charges={order.charges} />}
    </>
  );
}
