import type { Order } from '@courier/api-client';
import { outcomeOf, type Arrival } from '../../model/arrival';
import { isGoingBack, statusBeforeDelay } from '../../model/next-stop';
import { statusWords } from '../order-status/status-words';
import { endWord, etaWords, lateWords } from './arrival-words';
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
    label: t(arrival.end === 'origin' ? originLabel(order) : 'detail.atDoor'),
    value: etaWords(arrival, nowSeconds, wording),
    note: late > 0 ? t('detail.late', { minutes: late }) : about,
    isLate: late > 0,
  };
}

/** Where the distance leads: to the customer, or back. */
const toGoLabel = (order: Order, nowSeconds: number, wording: Wording): string =>
  isGoingBack(order)
    ? statusWords({ ...order, status: statusBeforeDelay(order) }, nowSeconds, wording)
    : wording.t('detail.toGo');

/** `promised for 14:40 · 2 min later`; the day where nothing was promised. */
function outcomeWords(order: Order, at: number, { t, time, day }: Wording): string {
  const outcome = outcomeOf(order);
  if (!outcome) return day(at);
  const { promised, minutes } = outcome;
  const off = Math.abs(minutes);
  const how =
    off === 0 ? t('detail.onTime') : t(minutes > 0 ? 'detail.later' : 'detail.early', { minutes: off });
  return `${day(at)} · ${t('detail.promised', { time: time(promised) })} · ${how}`;
}

/** The big figure of the detail pane. */
export function figureWords(
  { order, arrival, remaining, nowSeconds }: FigureInput,
  wording: Wording,
): Figure {
  const { t, time, day, distance } = wording;
  switch (arrival.kind) {
    case 'eta':
      return etaFigure(order, arrival, nowSeconds, wording);
    case 'scheduled':
      return {
        label: t('detail.atDoor'),
        value: time(arrival.at),
        note: day(arrival.at),
        isLate: false,
      };
    case 'ended': {
      const end = endWord(order);
      const label = t(end === 'returned' && order.sender ? 'detail.returnedToSender' : `detail.${end}`);
      return {
        label,
        value: time(arrival.at),
        note: outcomeWords(order, arrival.at, wording),
        isLate: false,
      };
    }
    case 'late':
      return {
        label: toGoLabel(order, nowSeconds, wording),
        value: remaining === null ? '–' : distance(remaining),
        note: lateWords(arrival.minutes, wording),
        isLate: true,
      };
    case 'on-the-road': {
      const value = remaining === null ? '–' : distance(remaining);
      return { label: toGoLabel(order, nowSeconds, wording), value, note: t('row.onTheRoad'), isLate: false };
    }
    case 'waiting':
      return {
        label: t('detail.waitingFor'),
        value: t('detail.minutes', { minutes: arrival.minutes }),
        note: '',
        isLate: false,
      };
  }
}
