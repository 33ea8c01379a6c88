import type { Order } from '@courier/api-client';
import { statusFacts, hasEnded } from '@courier/api-client/order-rules';
import { findRisk } from './control-risk';

export const ALERT_EVENTS = ['door', 'late', 'failed', 'returned'] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** Each reason is reported at most once per order. */
export type AlertReason =
  | 'at-shop'
  | 'at-customer'
  | 'late'
  | 'failed'
  | 'cancelled'
  | 'returning'
  | 'returned';

export interface Alert {
  order: Order;
  reason: AlertReason;
}

export const EVENT_OF: Readonly<Record<AlertReason, AlertEvent>> = {
  'at-shop': 'door',
  'at-customer': 'door',
  late: 'late',
  failed: 'failed',
  cancelled: 'failed',
  returning: 'returned',
  returned: 'returned',
};

/** The alert for the current status. A cancellation by the vendor itself causes none. */
function reasonOfStatus({ status, cancellation }: Order): AlertReason | null {
  const { stage, end } = statusFacts(status);
  if (end === 'failed') return 'failed';
  if (end === 'cancelled') return cancellation?.by === 'PLATFORM' ? 'cancelled' : null;
  if (stage === 'near_vendor') return 'at-shop';
  if (stage === 'near_customer') return 'at-customer';
  if (stage === 'return_initiated') return 'returning';
  return stage === 'returned' ? 'returned' : null;
}

export function listAlertReasons(order: Order, nowSeconds: number): AlertReason[] {
  const ofStatus = reasonOfStatus(order);
  const isLate = !hasEnded(order.status) && findRisk(order, undefined, nowSeconds)?.kind === 'late';
  return [...(ofStatus ? [ofStatus] : []), ...(isLate ? (['late'] as const) : [])];
}
