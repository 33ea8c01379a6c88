import type { Order } from '@courier/api-client';
import { deliveryOutcome, lateMinutes } from '@courier/api-client/order-rules';
import type { Arrival } from '../../model/board/arrival';
import { isGoingBack, statusBeforeDelay } from '../../model/board/next-stop';
import { statusWords } from '../order-status/status-words';
import { etaWords, lateWords, promiseWords, punctualityWords } from './arrival-words';
import type { Wording } from '../../copy';

interface Figure {
  label: string;
  value: string;
  note: string;
  isLate: boolean;
}

interface FigureInput {
  order: Order;
  arrival: Arrival;
  /** Metres to the rider's next stop. */
  remaining: number | null;
  nowSeconds: number;
}

const originLabel = ({ sender }: Order) => (sender ? 'detail.atPickup' : 'detail.atShop');
const doorLabel = ({ sender }: Order) => (sender ? 'recipient.atDoor' : 'detail.atDoor');

function etaFigure(
  order: Order,
  arrival: Extract<Arrival, { kind: 'eta' }>,
  nowSeconds: number,
  wording: Wording,
): Figure {
  const { t } = wording;
  const late = arrival.lateMinutes;
  const isSoon = arrival.isNear || arrival.minutes === 0;
  const about = t(isSoon ? 'detail.lessThanFive' : 'detail.aboutMinutes', { minutes: arrival.minutes });
  return {
    label: t(arrival.end === 'origin' ? originLabel(order) : doorLabel(order)),
    value: etaWords(arrival, nowSeconds, wording),
    note: late > 0 ? t('detail.late', { minutes: late }) : about,
    isLate: late > 0,
  };
}

const toGoLabel = (order: Order, nowSeconds: number, wording: Wording): string =>
  isGoingBack(order)
    ? statusWords({ ...order, status: statusBeforeDelay(order) }, nowSeconds, wording)
    : wording.t(order.sender ? 'recipient.toGo' : 'detail.toGo');

/** E.g. `promised 20:26–20:40 · on time`; the day if there was no promise. */
function outcomeWords(order: Order, at: number, { t, time, timeRange, day }: Wording): string {
  const outcome = deliveryOutcome(order);
  if (!outcome) return day(at);
  const { from, to, minutes } = outcome;
  const promise = from === to ? time(to) : timeRange(from, to);
  return `${day(at)} · ${t('detail.promised', { time: promise })} · ${punctualityWords(minutes, t)}`;
}

/**
 * Without an estimate: shows the promise, else the measured value.
 * @param measured what was measured, in words that need no label
 */
function withPromise(order: Order, figure: Figure, wording: Wording, measured = figure.value): Figure {
  const promise = promiseWords(order, wording);
  if (promise === null) return figure;
  const note = [measured, figure.note].filter((part) => part !== '' && part !== '–').join(' · ');
  return { ...figure, label: wording.t('detail.promise'), value: promise, note };
}

export function figureWords(
  { order, arrival, remaining, nowSeconds }: FigureInput,
  wording: Wording,
): Figure {
  const { t, time, day, distanceToGo } = wording;
  switch (arrival.kind) {
    case 'eta':
      return etaFigure(order, arrival, nowSeconds, wording);
    case 'scheduled':
      return {
        label: t(doorLabel(order)),
        value: time(arrival.at),
        note: day(arrival.at),
        isLate: false,
      };
    case 'ended':
      return {
        label: statusWords(order, nowSeconds, wording),
        value: time(arrival.at),
        note: outcomeWords(order, arrival.at, wording),
        isLate: false,
      };
    case 'late':
      return withPromise(
        order,
        {
          label: toGoLabel(order, nowSeconds, wording),
          value: remaining === null ? '–' : distanceToGo(remaining, order),
          note: lateWords(arrival.minutes, wording),
          isLate: true,
        },
        wording,
      );
    case 'on-the-road': {
      const value = remaining === null ? '–' : distanceToGo(remaining, order);
      const late = lateMinutes(order, nowSeconds);
      const note = late === null ? '' : lateWords(late, wording);
      const label = toGoLabel(order, nowSeconds, wording);
      return withPromise(order, { label, value, note, isLate: late !== null }, wording);
    }
    case 'waiting':
      return withPromise(
        order,
        {
          label: t('detail.waitingFor'),
          value: t('detail.minutes', { minutes: arrival.minutes }),
          note: '',
          isLate: false,
        },
        wording,
        t('row.waiting', { minutes: arrival.minutes }),
      );
  }
}
