import type { Order, Rider } from '@courier/api-client';
import { useFlag, useSession } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { AddressText, LiveText } from '@courier/ui-kit/text';
import { longSearchMinutes } from '../../model/board/rider-search';
import { shouldPrepare } from '../../model/board/shop-preparation';
import { showsRider } from '../../model/board/rider-sighting';
import { statusSentence } from '../order-status/status-words';
import { OrderStatusTag } from '../order-status/OrderStatusTag';
import { useWording } from '../../copy';
import { ArrivalFigure } from '../arrival/ArrivalFigure';
import { CollectedCashCard } from './CollectedCashCard';
import { CustomerContact } from './CustomerContact';
import { HandoverCard } from './HandoverCard';
import { OrderActions } from './actions/OrderActions';
import { OrderFacts } from './OrderFacts';
import { ProposalCard } from './ProposalCard';
import { RatingFact } from './RatingFact';
import { RefusedChangeCard } from './RefusedChangeCard';
import { RiderCard } from './RiderCard';
import { StatusTimeline } from './timeline/StatusTimeline';
import { useOrderVerdicts } from './use-order-verdicts';
import styles from './OrderDetailPane.module.css';

interface OrderDetailPaneProps {
  order: Order;
  rider: Rider | null;
  /** Metres to the rider's next stop. */
  remaining: number | null;
  nowSeconds: number;
}

export function OrderDetailPane({ order, rider: lastRider, remaining, nowSeconds }: OrderDetailPaneProps) {
  const { t, address } = useWording();
  const isGuest = useSession().mode === 'GUEST';
  const showsPrepare = useFlag('order-prepare-message') && shouldPrepare(order, nowSeconds);
  const verdicts = useOrderVerdicts(order, nowSeconds);
  const rider = showsRider(order) ? lastRider : null;
  const searchMinutes = longSearchMinutes(order, nowSeconds);
  const { name, location } = order.customer;
  return (
    <>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={styles.tag}>
            <OrderStatusTag order={order} nowSeconds={nowSeconds} />
          </div>
        </div>
        <p className={styles.sentence}>
          <LiveText>{statusSentence(order, nowSeconds, order.sender ? 'guest' : 'shop', t)}</LiveText>
        </p>
        {searchMinutes !== null && (
          <p className={styles.tip} role="status">
            <Icon name="clock" size={17} />
            <LiveText>
              {`${t('noRider.since', { count: searchMinutes })} ${t(verdicts.cancel.allowed ? 'noRider.cancellable' : 'noRider.support')}`}
            </LiveText>
          </p>
        )}
        <p className={styles.address}>
          <AddressText address={address(location)} />
        </p>
        {verdicts.callCustomer.allowed && <CustomerContact order={order} />}
        <ArrivalFigure order={order} rider={rider} remaining={remaining} nowSeconds={nowSeconds} />
        <OrderFacts order={order} cancel={verdicts.cancel} />
        {rider && <RiderCard rider={rider} />}
        {showsPrepare && (
          <p className={styles.tip}>
            <Icon name="bag" size={17} />
            <LiveText>{t(isGuest ? 'detail.prepareAsGuest' : 'detail.prepare')}</LiveText>
          </p>
        )}
      </div>
      <CollectedCashCard order={order} />
      <RefusedChangeCard order={order} />
      <HandoverCard order={order} />
      <ProposalCard order={order} />
      <RatingFact order={order} />
      <OrderActions order={order} verdicts={verdicts} />
      <StatusTimeline
        order={order}
        riderName={rider?.name ?? null}
        proofs={verdicts.proof}
        nowSeconds={nowSeconds}
      />
      {(order.order.description || location.notes) && (
        <section className={styles.section}>
          <h3 className={styles.title}>{t('detail.details')}</h3>
          {order.order.description && (
            <p className={styles.text}>
              <bdi>{order.order.description}</bdi>
            </p>
          )}
          {location.notes && (
            <p className={styles.text}>
              {`${t('detail.notes')}: `}
              <bdi>{location.notes}</bdi>
            </p>
          )}
        </section>
      )}
    </>
  );
}
