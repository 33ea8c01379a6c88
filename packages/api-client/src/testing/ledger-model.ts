/* A second implementation of the order rules from the requirements ledger, to check random histories against. */

export interface ModelOrder {
  status: string;
  status_history: readonly { status: string; created_at: number }[];
  preordered_for: number | null;
}

const splitAtSpaces = (text: string) => text.trim().split(/\s+/);

/** TRACK-RANK-01 */
const PROGRESS =
  splitAtSpaces(`INITIATED PAYMENT_INITIATED PAYMENT_COMMITTED NEW STALLED RECEIVED RECEIVED_BY_VENDOR
  ACCEPTED_BY_VENDOR WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY MODIFIED NEAR_VENDOR
  PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELIVERED RETURN_INITIATED RETURNED_TO_VENDOR`);
/** TRACK-GROUP-01 to -03 and -06 */
const NEW =
  splitAtSpaces(`PAYMENT_COMMITTED NEW RECEIVED WAITING_FOR_TRANSPORT COURIER_ACCEPTED_DELIVERY ASSIGNED_TO_TRANSPORT
  RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR MODIFIED NEAR_VENDOR`);
const COLLECTED = splitAtSpaces('PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER RETURN_INITIATED');
const CANCELLED_LIKE = splitAtSpaces('CANCELLED PAYMENT_CANCELLED STALLED PAYMENT_FAILED');
const DELIVERED_OR_RETURNED = splitAtSpaces('DELIVERED RETURNED_TO_VENDOR');
/** TRACK-CANCEL-01, TRACK-HIST-23 */
const FREE_TO_GO = splitAtSpaces('RECEIVED WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT MODIFIED');
/** TRACK-ETA-01 and -02 */
const ORIGIN_ETA = splitAtSpaces(
  'ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR NEAR_VENDOR',
);
const DESTINATION_ETA = splitAtSpaces('PICKED_UP NEAR_CUSTOMER');

function newest(order: ModelOrder, status: string): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const entry of order.status_history)
    if (entry.status === status && entry.created_at > found) found = entry.created_at;
  return found;
}

/** TRACK-RIDER-01 and -06 */
export const modelHasRider = (order: ModelOrder): boolean =>
  newest(order, 'COURIER_ACCEPTED_DELIVERY') > newest(order, 'WAITING_FOR_TRANSPORT');

/** TRACK-RIDER-02 */
export function modelPollsRider({ status }: ModelOrder): boolean {
  if (status === 'DELAYED') return true;
  const place = PROGRESS.indexOf(status);
  return place >= PROGRESS.indexOf('RECEIVED_BY_VENDOR') && place < PROGRESS.indexOf('DELIVERED');
}

/** TRACK-GROUP-07 and -13 */
export function modelIsPreordered({ status, preordered_for: at }: ModelOrder, now: number): boolean {
  if (at === null || !(at > now) || CANCELLED_LIKE.includes(status)) return false;
  return PROGRESS.slice(0, PROGRESS.indexOf('WAITING_FOR_TRANSPORT') + 1).includes(status);
}

/** TRACK-GROUP-08 to -12, TRACK-STATUS-27 */
export function modelTab(order: ModelOrder, now: number): string | null {
  const { status } = order;
  if (modelIsPreordered(order, now) && NEW.includes(status)) return 'scheduled';
  if (status === 'DELAYED') {
    const later = [...COLLECTED, ...CANCELLED_LIKE, ...DELIVERED_OR_RETURNED];
    const had = new Set(order.status_history.map((entry) => entry.status));
    const isEvery = later.every((one) => had.has(one));
    return isEvery || !later.some((one) => had.has(one)) ? 'new' : 'collected';
  }
  if (NEW.includes(status)) return 'new';
  if (COLLECTED.includes(status)) return 'collected';
  if (DELIVERED_OR_RETURNED.includes(status)) return 'delivered';
  return CANCELLED_LIKE.includes(status) ? 'cancelled' : null;
}

/** TRACK-CANCEL-01 to -04 */
export function modelCanCancel(order: ModelOrder, now: number, delayedCancellation: boolean): boolean {
  if (FREE_TO_GO.includes(order.status)) return true;
  if (order.status === 'DELAYED') return delayedCancellation;
  if (order.status !== 'PAYMENT_COMMITTED') return false;
  const paid = newest(order, 'PAYMENT_COMMITTED');
  return Number.isFinite(paid) && now - paid > 600;
}

/** TRACK-HIST-23 */
export const modelCanChange = ({ status }: ModelOrder): boolean => FREE_TO_GO.includes(status);

/** TRACK-ETA-01 and -02 */
export function modelEta({ status }: ModelOrder): 'origin' | 'destination' | null {
  if (ORIGIN_ETA.includes(status)) return 'origin';
  return DESTINATION_ETA.includes(status) ? 'destination' : null;
}
