import type { Evidence, Order } from '@courier/api-client';
import { deliveryOutcome, orderNumber } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { BrandMark } from '@courier/ui-kit/core';
import { punctualityWords } from '../arrival/arrival-words';
import { OrderStatusTag } from '../order-status/OrderStatusTag';
import { paymentWords } from '../order-status/payment-words';
import { useWording } from '../../copy';
import { EvidenceTable } from './EvidenceTable';
import { FeeHistory } from './FeeHistory';
import { ProofPictures } from './ProofPictures';
import { SignatureLine, type Signed } from './SignatureLine';
import styles from './EvidenceSheet.module.css';

interface EvidenceSheetProps {
  order: Order;
  evidence: Evidence;
  signed: Signed | null;
}

function Lasting({ order, evidence }: Pick<EvidenceSheetProps, 'order' | 'evidence'>) {
  const { t, time, exactly, timeRange } = useWording();
  const outcome = deliveryOutcome(order);
  const { seconds, promise, delay } = evidence;
  return (
    <p className={styles.lasting}>
      {seconds !== null && (
        <>
          <b>
            <bdi dir="ltr">{exactly(seconds)}</bdi>
          </b>{' '}
        </>
      )}
      {promise &&
        t('evidence.promised', {
          range: promise.from === promise.to ? time(promise.to) : timeRange(promise.from, promise.to),
        })}
      {outcome && !delay && ` · ${punctualityWords(outcome.minutes, t)}`}
      {delay && <b className={styles.late}>{t('evidence.late', { time: exactly(delay.seconds) })}</b>}
    </p>
  );
}

/** Maximum number of stages at normal spacing that fits one page, also in Nastaliq script. */
const PAGEFUL = 12;

export function EvidenceSheet({ order, evidence, signed }: EvidenceSheetProps) {
  const wording = useWording();
  const { t, day, exactly, money } = wording;
  const { brand } = useLocaleState();
  const { delay, customer } = evidence;
  const payment = paymentWords(order.order, wording);
  return (
    <article
      className={styles.sheet}
      aria-label={t('evidence.title')}
      data-long={evidence.timeline.length > PAGEFUL || undefined}
    >
      <header className={styles.head}>
        <div className={styles.brand}>
          <BrandMark brand={brand.id} size={22} name={brand.platform} />
        </div>
        <div>
          <OrderStatusTag order={order} nowSeconds={evidence.as_of} />
        </div>
        <div>
          <h2 className={styles.title}>{t('evidence.title')}</h2>
          <p className={styles.under}>
            {t('evidence.order')} <bdi dir="ltr">{orderNumber(evidence.order_id)}</bdi> ·{' '}
            <bdi dir="ltr">{evidence.order_id}</bdi> · {day(evidence.created_at)}
          </p>
        </div>
        <Lasting order={order} evidence={evidence} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('evidence.from')}</dt>
          <dd>
            <b>{evidence.vendor_name}</b>
          </dd>
        </div>
        <div>
          <dt>{t('evidence.to')}</dt>
          <dd>
            <b>
              <bdi>{customer.name}</bdi>
            </b>
            <span>{customer.address}</span>
          </dd>
        </div>
        <div>
          <dt>{t('detail.value')}</dt>
          <dd>
            <b>
              <bdi dir="ltr">{money(evidence.amount)}</bdi>
            </b>
            {payment && <span>{payment}</span>}
          </dd>
        </div>
      </dl>
      <EvidenceTable evidence={evidence} />
      {delay && (
        <p className={styles.parts}>
          {t('evidence.parts', {
            time: exactly(delay.seconds),
            search: exactly(delay.search),
            shop: exactly(delay.shop),
            way: exactly(delay.way),
          })}
        </p>
      )}
      <div className={styles.two}>
        <ProofPictures order={order} evidence={evidence} />
        <FeeHistory evidence={evidence} />
      </div>
      <SignatureLine signed={signed} />
    </article>
  );
}
