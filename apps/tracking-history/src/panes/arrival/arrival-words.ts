import type { Order } from '@courier/api-client';
import {
  deliveryOutcome,
  etaRange,
  hasEnded,
  lateMinutes,
  promisedRange,
} from '@courier/api-client/order-rules';
import { describeArrival, type Arrival } from '../../model/board/arrival';
import type { Wording } from '../../copy';

export interface RowTime {
  value: string;
  note: string;
  isLate: boolean;
}

const NO_TIME = '–';

type Eta = Extract<Arrival, { kind: 'eta' }>;

/** The estimate as a range, e.g. `14:36–14:44`. */
export function etaWords(eta: Eta, nowSeconds: number, { timeRange }: Wording): string {
  const range = etaRange(eta.minutes);
  return timeRange(nowSeconds + range.from * 60, nowSeconds + range.to * 60);
}

function etaNote({ end, minutes, isNear, lateMinutes }: Eta, { t }: Wording): string {
  if (lateMinutes > 0) return t('row.minutesLate', { minutes: lateMinutes });
  if (isNear || minutes === 0) return t(end === 'origin' ? 'row.riderSoon' : 'row.soon');
  return t(end === 'origin' ? 'row.riderInMinutes' : 'row.inMinutes', { minutes });
}

export const lateWords = (minutes: number, { t }: Wording) =>
  minutes > 0 ? t('row.minutesLate', { minutes }) : t('row.late');

/** The promised range, e.g. `20:26–20:40`; null for a scheduled order or without a promise. */
export function promiseWords(order: Order, { timeRange }: Wording): string | null {
  const range = order.preordered_for === null ? promisedRange(order) : null;
  return range && timeRange(range.from, range.to);
}

/** The promise, and whose estimate it is. */
export function promiseNote({ promised_by: promisedBy }: Order, promise: string, { t }: Wording): string {
  const words = t('detail.promised', { time: promise });
  return promisedBy === 'fleet' ? `${words} · ${t('detail.byFleet')}` : words;
}

export function waitingRowTime(order: Order, nowSeconds: number, wording: Wording): RowTime {
  const since = Math.max(order.created_at, order.preordered_for ?? 0);
  const minutes = Math.max(0, Math.floor((nowSeconds - since) / 60));
  return {
    value: promiseWords(order, wording) ?? NO_TIME,
    note: minutes > 0 ? wording.t('row.waiting', { minutes }) : '',
    isLate: false,
  };
}

/** Compares a delivery with its promise; empty if the order was not delivered. */
function outcomeNote(order: Order, { t }: Wording): Pick<RowTime, 'note' | 'isLate'> {
  const outcome = deliveryOutcome(order);
  if (!outcome) return { note: '', isLate: false };
  return { note: punctualityWords(outcome.minutes, t), isLate: outcome.minutes > 0 };
}

/** Minutes outside the promised range; positive is late. */
export function punctualityWords(minutes: number, t: Wording['t']): string {
  if (minutes === 0) return t('detail.onTime');
  return t(minutes > 0 ? 'detail.later' : 'detail.early', { minutes: Math.abs(minutes) });
}

function lateNote(order: Order, nowSeconds: number, wording: Wording): Pick<RowTime, 'note' | 'isLate'> {
  const late = lateMinutes(order, nowSeconds);
  return { note: late === null ? '' : lateWords(late, wording), isLate: late !== null };
}

/** The day of a future time; today it is replaced by the place where the time applies. */
const dayUnlessToday = (at: number, nowSeconds: number, { t, day }: Wording) =>
  day(at) === day(nowSeconds) ? t('row.atDoor') : day(at);

/** The promise until the order ends, and the current state. */
export function rowTime(order: Order, nowSeconds: number, wording: Wording): RowTime {
  const live = liveRowTime(order, nowSeconds, wording);
  const promise = hasEnded(order.status) ? null : promiseWords(order, wording);
  return promise === null ? live : { ...live, value: promise };
}

function liveRowTime(order: Order, nowSeconds: number, wording: Wording): RowTime {
  const { time } = wording;
  const arrival = describeArrival(order, nowSeconds);
  switch (arrival.kind) {
    case 'eta':
      return {
        value: etaWords(arrival, nowSeconds, wording),
        note: etaNote(arrival, wording),
        isLate: arrival.lateMinutes > 0,
      };
    case 'late':
      return { value: NO_TIME, note: lateWords(arrival.minutes, wording), isLate: true };
    case 'scheduled':
      return {
        value: time(arrival.at),
        note: dayUnlessToday(arrival.at, nowSeconds, wording),
        isLate: false,
      };
    case 'ended':
      return { value: time(arrival.at), ...outcomeNote(order, wording) };
    case 'on-the-road':
      return {
        value: NO_TIME,
        ...lateNote(order, nowSeconds, wording),
      };
    case 'waiting':
      return waitingRowTime(order, nowSeconds, wording);
  }
}
