import type { OrderStatus } from '@courier/api-client/order-rules';
import type { IconName } from '../icon/icon-paths';
import type { StatusTone } from '../theme/tokens';

/** Completed segments: 0 to 3 with the next one active, `full`, or `none` for no track. */
export type TrackProgress = 0 | 1 | 2 | 3 | 'full' | 'none';

export interface StatusAppearance {
  tone: StatusTone;
  icon: IconName;
  track: TrackProgress;
}

const buildAppearance = (tone: StatusTone, icon: IconName, track: TrackProgress): StatusAppearance => ({
  tone,
  icon,
  track,
});

const PAYMENT = buildAppearance('wait', 'card', 0);
const PROCESSING = buildAppearance('wait', 'hourglass', 0);
const ACCEPTED = buildAppearance('wait', 'shop', 1);
const COMING = buildAppearance('come', 'scooter', 1);
const CANCELLED = buildAppearance('stop', 'cross', 'none');
const FAILED = buildAppearance('fail', 'warning', 'none');
const UNKNOWN = buildAppearance('wait', 'question', 'none');

const APPEARANCES: Readonly<Record<OrderStatus, StatusAppearance>> = {
  INITIATED: PAYMENT,
  PAYMENT_INITIATED: PAYMENT,
  PAYMENT_COMMITTED: PAYMENT,
  NEW: PROCESSING,
  MODIFIED: PROCESSING,
  RECEIVED: buildAppearance('wait', 'bag', 0),
  RECEIVED_BY_VENDOR: ACCEPTED,
  ACCEPTED_BY_VENDOR: ACCEPTED,
  WAITING_FOR_TRANSPORT: buildAppearance('seek', 'lens', 0),
  ASSIGNED_TO_TRANSPORT: COMING,
  COURIER_ACCEPTED_DELIVERY: COMING,
  NEAR_VENDOR: buildAppearance('come', 'shop', 1),
  PICKED_UP: buildAppearance('carry', 'bag', 2),
  COURIER_LEFT_VENDOR: buildAppearance('carry', 'arrow-end', 2),
  NEAR_CUSTOMER: buildAppearance('carry', 'pin', 3),
  DELIVERED: buildAppearance('done', 'check', 'full'),
  DELAYED: buildAppearance('late', 'clock', 2),
  RETURN_INITIATED: buildAppearance('back', 'return', 3),
  RETURNED_TO_VENDOR: buildAppearance('back', 'return', 'full'),
  CANCELLED,
  PAYMENT_CANCELLED: CANCELLED,
  STALLED: FAILED,
  PAYMENT_FAILED: FAILED,
};

const appearances = new Map<string, StatusAppearance>(Object.entries(APPEARANCES));

export interface StatusContext {
  /** Scheduled for later. */
  preordered?: boolean;
  /** The status before DELAYED, whose track a late order keeps. */
  previous?: string | undefined;
}

/** Tone, icon and track of an order status, the same in every brand. Unlisted statuses look unknown. */
export function statusAppearance(status: string, context: StatusContext = {}): StatusAppearance {
  if (context.preordered) return buildAppearance('plan', 'calendar', 0);
  const found = appearances.get(status);
  if (!found) return UNKNOWN;
  if (status === 'DELAYED' && context.previous !== undefined && context.previous !== 'DELAYED') {
    return { ...found, track: statusAppearance(context.previous).track };
  }
  return found;
}
