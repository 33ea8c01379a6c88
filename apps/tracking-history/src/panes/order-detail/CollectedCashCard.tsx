import type { Order } from '@courier/api-client';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { cashDifferenceWords, cashReasonWords } from '../order-status/cash-words';
import styles from './OrderDetailPane.module.css';
import own from './ProposalCard.module.css';

/** Cash that the customer paid at the door, and how it differs from the amount due. */
export function CollectedCashCard({ order }: { order: Order }) {
  const wording = useWording();
  const { t, money, when } = wording;
  const { collected_cash: cash } = order;
  if (!cash) return null;
  const difference = cashDifferenceWords(order, wording);
  const wasDue = order.order.payment_method === 'CASH_ON_DELIVERY';
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('cash.received')}</h3>
      <p className={styles.text}>
        <bdi dir="ltr">{money(cash.amount)}</bdi>
        <LiveText>{` · ${when(cash.collected_at)}`}</LiveText>
      </p>
      {difference !== null && (
        <p className={own.fault}>
          <LiveText>{difference}</LiveText>
        </p>
      )}
      {!wasDue && <p className={styles.text}>{t('cash.notDue')}</p>}
      {cash.reason !== undefined && <p className={styles.text}>{cashReasonWords(cash.reason, wording)}</p>}
      {cash.corrected_from !== undefined && (
        <p className={styles.text}>
          <LiveText>{t('cash.corrected', { amount: money(cash.corrected_from) })}</LiveText>
        </p>
      )}
      {cash.assumed && <p className={styles.text}>{t('cash.assumed')}</p>}
    </section>
  );
}
