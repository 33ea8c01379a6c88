import { LIMITS } from '@courier/config';
import { readFeeLines, type Charge } from '../order-rules/fee-lines';
import { customerReason } from '../order-rules/changes/customer-reasons';
import { etaKind } from '../order-rules/status/eta';
import { awaitedPin } from '../order-rules/changes/handover-proofs';
import { promisedRange } from '../order-rules/status/promise';
import { proposable, ratableUntil } from '../order-rules/changes/proposal';
import { PROOF_KINDS, type ProofKind } from '../order-rules/changes/proof-kinds';
import { hasRider } from '../order-rules/status/rider';
import type { Handover, Order, Proof } from '../orders/order.schema';
import type { LatLng } from '../wire/fields';
import type { DeliveryReceipt, Tracking } from './public-tracking.contract';
import { trackingStage } from './stage';

/** Input of the public page. */
export interface PublicOrder {
  order: Order;
  vendorName: string;
  pickup: LatLng | null;
  /** `position_known` is false before the rider's first position. */
  rider: ({ name: string; updated_at: number; position_known?: boolean } & LatLng) | undefined;
  /** Flag show-track-order-before-picked-up: whether the rider is shown from acceptance on. */
  showsApproach: boolean;
  /** Flags `proof-of-…-web`: which of the rider's pictures are shown. */
  showsProofs: Readonly<Record<ProofKind, boolean>>;
  /** Unix seconds. */
  now: number;
  /** ISO 4217. */
  currency: string;
}

const CLOSED: ReadonlySet<string> = new Set(['delivered', 'returned']);
const BEFORE_PICK_UP: ReadonlySet<string> = new Set(['preparing', 'courier_accepted', 'near_vendor']);

/** Selects what a customer may see; only listed fields are passed on. */
export function trackingAnswer(found: PublicOrder): Tracking {
  const { order, pickup, vendorName, rider, showsApproach, now } = found;
  const stage = trackingStage(order);
  const assigned = stage !== null && !CLOSED.has(stage) && hasRider(order) ? rider : undefined;
  const seen = showsApproach || !BEFORE_PICK_UP.has(stage ?? '') ? assigned : undefined;
  const kind = etaKind(order.status);
  const returnReason = customerReason(order.return_reason);
  const { latitude, longitude } = order.customer.location;
  return {
    order_id: order.order_id,
    status: order.status,
    stage,
    status_history: order.status_history,
    preordered_for: order.preordered_for,
    promised_range: promisedRange(order),
    vendor: { name: vendorName, location: pickup },
    destination: { latitude, longitude },
    ...(assigned ? { rider_name: assigned.name } : {}),
    rider:
      seen && seen.position_known !== false
        ? {
            name: seen.name,
            latitude: seen.latitude,
            longitude: seen.longitude,
            updated_at: seen.updated_at,
          }
        : null,
    ...(seen && order.route ? { route: order.route } : {}),
    as_of: now,
    eta: kind === null ? null : order[`${kind}_eta`],
    cancellation: order.cancellation,
    ...(returnReason ? { return_reason: returnReason } : {}),
    delivery_receipt_available: order.status === 'DELIVERED',
    ...(awaitedPin(order) !== null ? { pin_required: true as const } : {}),
    proofs: shownProofs(found),
    ...(order.handover?.customer_key === undefined ? {} : { key_required: true as const }),
    ...customerWords(order, now),
  };
}

/** The newest visible picture of each kind, oldest first; hidden after a time, because links are passed on. */
export function shownProofs({
  order,
  showsProofs,
  now,
}: Pick<PublicOrder, 'order' | 'showsProofs' | 'now'>): Proof[] {
  return PROOF_KINDS.filter((kind) => showsProofs[kind])
    .map((kind) => order.proofs.findLast((proof) => proof.kind === kind))
    .filter((proof) => proof !== undefined)
    .filter((proof) => now < proof.created_at + LIMITS.publicProofSeconds)
    .sort((one, other) => one.created_at - other.created_at);
}

/** The customer's answers and open options, without texts, which only the vendor sees. */
function customerWords(order: Order, now: number) {
  const { proposal, rating } = order;
  const until = ratableUntil(order, rating);
  return {
    proposable: proposable(order),
    ...(proposal
      ? {
          proposal: {
            note: proposal.note !== '',
            pin: proposal.pin !== null,
            state: proposal.state,
            answered_at: proposal.answered_at,
          },
        }
      : {}),
    ...(until !== null && until > now ? { ratable_until: until } : {}),
    ...(rating ? { stars: rating.stars } : {}),
  };
}

/** Absent where nothing was required at the door. */
function shownHandover({ pin, signed_at, age_checked_at }: Handover): Pick<DeliveryReceipt, 'handover'> {
  const isEmpty = pin === null && signed_at === null && age_checked_at === null;
  return isEmpty ? {} : { handover: { pin, signed_at, age_checked_at } };
}

/** Anyone may have the link of a receipt, and could use the code of a voucher. */
const shownCharge = ({ kind, name, amount, tax }: Charge): Charge => ({
  kind,
  ...(kind === 'surcharge' && name !== undefined ? { name } : {}),
  amount,
  ...(tax ? { tax } : {}),
});

export function receiptAnswer({ order, vendorName, currency }: PublicOrder): DeliveryReceipt | null {
  const delivered = order.status_history.findLast(({ status }) => status === 'DELIVERED');
  if (order.status !== 'DELIVERED' || !delivered) return null;
  return {
    order_id: order.order_id,
    created_at: order.created_at,
    delivered_at: delivered.created_at,
    promised_range: promisedRange(order),
    vendor_name: vendorName,
    description: order.order.description,
    amount: order.order.amount,
    payment_status: order.order.payment_status,
    delivery_fee: order.discounted_delivery_fee ?? order.delivery_fee,
    ...(order.charges ? { charges: readFeeLines(order.charges).lines.map(shownCharge) } : {}),
    // The shop or sender that ordered the delivery pays it.
    payer: vendorName,
    currency,
    ...(order.handover ? shownHandover(order.handover) : {}),
  };
}
