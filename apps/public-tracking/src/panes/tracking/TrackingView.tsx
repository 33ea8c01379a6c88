import type { Tracking } from '@courier/api-client';
import { legalLinks } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns, routes, useFlag, useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { isClosed } from '../../api/public-tracking.queries';
import { NAMESPACE } from '../../copy';
import { chooseHeadline } from '../../model/headline';
import { readLinkKey } from '../../model/link-key';
import { OrderName } from '../page/OrderName';
import { PortalLink } from '../page/PortalLink';
import { PromiseLine } from '../page/PromiseLine';
import { ProposalCard } from '../words/ProposalCard';
import { RatingCard } from '../words/RatingCard';
import { EventList } from './EventList';
import { Headline } from './Headline';
import { PinCard } from './PinCard';
import { ProofRows } from './ProofRows';
import { RiderRow } from './RiderRow';
import { StageList } from './StageList';
import { WayRows } from './WayRows';
import styles from './tracking.module.css';

interface TrackingViewProps {
  tracking: Tracking;
  /** For a parcel between consumers. */
  parcel: { sender: string | null; description: string } | null;
  /** Time of the server's response, unix milliseconds. */
  updatedAt: number;
}

const WITHOUT_ARRIVAL: ReadonlySet<string> = new Set(['return_initiated', 'returned']);

/** Whether the promise is shown, which requires an arrival in the headline to compare with. */
function tellsPromise(tracking: Tracking, asOf: number): boolean {
  const { kind } = chooseHeadline(tracking, asOf);
  const { stage } = tracking;
  return stage !== null && !WITHOUT_ARRIVAL.has(stage) && kind !== 'promised' && kind !== 'scheduled';
}

export function TrackingView({ tracking, parcel, updatedAt }: TrackingViewProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { country } = useLocaleState();
  const offersReceipt = useFlag('show-delivery-receipt-cta') && tracking.delivery_receipt_available;
  const { order_id: orderId, stage, rider, vendor, promised_range: range } = tracking;
  const deliveredAt =
    stage === 'delivered'
      ? (tracking.status_history.findLast(({ status }) => status === 'DELIVERED')?.created_at ?? null)
      : null;
  const key = readLinkKey(window.location.hash) ?? undefined;
  // Riders and fleets know the address without the key.
  const mayWrite = !tracking.key_required || key !== undefined;
  const isParcel = parcel !== null;
  const riderName = tracking.rider_name ?? rider?.name;
  return (
    <div className={styles['view']} data-ended={isClosed(tracking) ? '' : undefined}>
      <div className={styles['state']}>
        <div role="status">
          <Headline
            tracking={tracking}
            from={parcel?.sender ?? vendor.name}
            isParcel={isParcel}
            updatedAt={updatedAt}
          />
        </div>
        {range && tellsPromise(tracking, tracking.as_of ?? Math.floor(updatedAt / 1000)) && (
          <p className={styles['line']}>
            <PromiseLine range={range} deliveredAt={deliveredAt} />
          </p>
        )}
        {stage !== null && <StageList stage={stage} status={tracking.status} isParcel={isParcel} />}
        {riderName !== undefined && <RiderRow name={riderName} tracking={tracking} />}
        {tracking.pin_required && <PinCard orderId={orderId} isParcel={isParcel} />}
      </div>
      {/* Empty when there is nothing to show, because the page is wide only when this part has content. */}
      <div className={styles['outcome']} data-outcome="">
        {offersReceipt && (
          <PortalLink to={routes.deliveryReceipt({ orderId, key })} className={styles['receipt']}>
            <Icon name="receipt" size={18} />
            {t('receipt.link')}
          </PortalLink>
        )}
        <ProofRows tracking={tracking} isParcel={isParcel} />
        {mayWrite && <RatingCard tracking={tracking} isParcel={isParcel} />}
      </div>
      <div className={styles['rest']}>
        <WayRows tracking={tracking} contents={parcel?.description || null} />
        {mayWrite && <ProposalCard tracking={tracking} isParcel={isParcel} />}
        <EventList history={tracking.status_history} isParcel={isParcel} />
        <p className={styles['foot']}>
          <span>
            <OrderName orderId={orderId} />
          </span>
          <a href={routePatterns.terms}>{t('page.terms')}</a>
          {legalLinks(country).map(({ page, href }) => (
            <a key={page} href={href}>
              {common(`legal.${page}`)}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
