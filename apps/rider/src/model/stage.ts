import type { RiderDelivery } from '@courier/api-client/rider-app';
import type { Report } from './report';
import type { StopDraft } from './stop-draft';

/** What the rider does next. */
export type Stage = 'to-shop' | 'at-shop' | 'to-customer' | 'at-door' | 'to-shop-again';

const STAGES: Readonly<Record<string, Stage>> = {
  NEAR_VENDOR: 'at-shop',
  PICKED_UP: 'to-customer',
  COURIER_LEFT_VENDOR: 'to-customer',
  NEAR_CUSTOMER: 'at-door',
  RETURN_INITIATED: 'to-shop-again',
};
/** Statuses that do not say how far the delivery is. */
const BESIDE_PROGRESS = ['DELAYED'];
/** The rider has nothing to do any more. */
const ENDED = ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'WAITING_FOR_TRANSPORT'];

export interface Stop {
  delivery: RiderDelivery;
  stage: Stage;
  /** Kinds of photos taken, also those not sent yet. */
  photos: readonly string[];
  /** What the rider has entered. */
  draft: StopDraft;
}

export const stageAfter = (status: string): Stage => STAGES[status] ?? 'to-shop';

/** The running deliveries as they are once the unsent reports are sent. */
export function listStops(
  deliveries: readonly RiderDelivery[],
  unsent: readonly Report[],
  getDraft: (orderId: string) => StopDraft,
): Stop[] {
  return deliveries.flatMap((delivery) => {
    const own = unsent.filter(({ orderId }) => orderId === delivery.order_id);
    const statuses = own.flatMap((report) => (report.kind === 'event' ? [report.event.status] : []));
    const newest = statuses.findLast((status) => !BESIDE_PROGRESS.includes(status));
    const reached = newest ?? delivery.reached_status;
    if (ENDED.includes(reached)) return [];
    const draft = getDraft(delivery.order_id);
    const kinds = ['pickup', 'delivery', 'return'].filter(
      (kind) =>
        draft.sentPhotos.includes(kind) ||
        own.some((report) => report.kind === 'photo' && report.proof === kind),
    );
    return [{ delivery, stage: stageAfter(reached), photos: kinds, draft }];
  });
}
