import type { Order } from '@courier/api-client';
import { etaRange, factsOf } from '@courier/api-client/order-rules';
import { arrivalOf, type Arrival } from '../../model/arrival';
import type { Wording } from '../../copy';

/** The figure of a row and the line under it. */
export interface RowTime {
  value: string;
  note: string;
  isLate: boolean;
}

type Eta = Extract<Arrival, { kind: 'eta' }>;

/** `14:36–14:44`: the promise as a range around the estimate. */
export function etaWords(eta: Eta, nowSeconds: number, { timeRange }: Wording): string {
  const range = etaRange(eta.minutes);
  return timeRange(nowSeconds + range.from * 60, nowSeconds + range.to * 60);
}

function etaNote({ end, minutes, isNear, lateMinutes }: Eta, { t }: Wording): string {
  if (lateMinutes > 0) return t('row.minutesLate', { minutes: lateMinutes });
  if (isNear || minutes === 0) return t(end === 'origin' ? 'row.riderSoon' : 'row.soon');
  return t(end === 'origin' ? 'row.riderInMinutes' : 'row.inMinutes', { minutes });
}

/** How an order ended, as the keys of its words call it. */
export function endWord({ status }: Pick<Order, 'status'>): 'delivered' | 'returned' | 'ended' {
  const { end } = factsOf(status);
  return end === 'delivered' || end === 'returned' ? end : 'ended';
}

/** How late, in whole minutes. */
export const lateWords = (minutes: number, { t }: Wording) =>
  minutes > 0 ? t('row.minutesLate', { minutes }) : t('row.late');

/** What the list says of an order's time while no rider has accepted and no estimate is shown. */
export function waitingRowTime(order: Order, nowSeconds: number, { t }: Wording): RowTime {
  const since = Math.max(order.created_at, order.preordered_for ?? 0);
  const minutes = Math.max(0, Math.floor((nowSeconds - since) / 60));
  return { value: '–', note: t('row.waiting', { minutes }), isLate: false };
}

/** The day of a time to come; today it is said where the time holds. */
const dayUnlessToday = (at: number, nowSeconds: number, { t, day }: Wording) =>
  day(at) === day(nowSeconds) ? t('row.atDoor') : day(at);

/** What the list says of an order's time. */
export function rowTime(order: Order, nowSeconds: number, wording: Wording): RowTime {
  const { t, time, status } = wording;
  const arrival = arrivalOf(order, nowSeconds);
  switch (arrival.kind) {
    case 'eta':
      return {
        value: etaWords(arrival, nowSeconds, wording),
        note: etaNote(arrival, wording),
        isLate: arrival.lateMinutes > 0,
      };
    case 'late':
      return { value: '–', note: lateWords(arrival.minutes, wording), isLate: true };
    case 'scheduled':
      return {
        value: time(arrival.at),
        note: dayUnlessToday(arrival.at, nowSeconds, wording),
        isLate: false,
      };
    case 'ended': {
      const end = endWord(order);
      const note = t(end === 'returned' && order.sender ? 'row.returnedToSender' : `row.${end}`);
      return { value: time(arrival.at), note, isLate: false };
    }
    case 'on-the-road':
      return {
        value: '–',
        note: order.status === 'RETURN_INITIATED' ? status('returning') : t('row.onTheRoad'),
        isLate: false,
      };
    case 'waiting':
      return waitingRowTime(order, nowSeconds, wording);
  }
}
