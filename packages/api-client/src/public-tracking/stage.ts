import { hasRider } from '../order-rules/status/rider';
import { statusFacts } from '../order-rules/status/status-table';
import type { OrderFacts } from '../order-rules/status/statuses';
import type { TrackingStage } from '../order-rules/status/tracking-stages';

/** Null once cancelled or failed. A delayed order keeps its stage. */
export function trackingStage(order: Pick<OrderFacts, 'status' | 'status_history'>): TrackingStage | null {
  const before = order.status_history.findLast(({ status }) => status !== 'DELAYED')?.status;
  const status = order.status === 'DELAYED' ? (before ?? order.status) : order.status;
  const { stage } = statusFacts(status);
  return stage === 'courier_accepted' && !hasRider(order) ? 'preparing' : stage;
}
