import type { Order } from '@courier/api-client';
import type { Arrival } from '../../model/arrival';
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

function etaFigure(arrival: Extract<Arrival, { kind: 'eta' }>, nowSeconds: number, wording: Wording): Figure {
  const { t } = wording;
  const late = arrival.lateMinutes;
  const about = arrival.isNear
    ? t('detail.lessThanFive')
    : t('detail.aboutMinutes', { minutes: arrival.minutes });
  return {
    label: t(arrival.end === 'origin' ? 'detail.atShop' : 'detail.atDoor'),
    value: etaWords(arrival, nowSeconds, wording),
    note: late > 0 ? t('detail.late', { minutes: late }) : about,
    isLate: late > 0,
  };
}

/** The big figure of the detail pane. */
export function figureWords(
  { order, arrival, remaining, nowSeconds }: FigureInput,
  wording: Wording,
): Figure {
  const { t, time, dateTime, distance } = wording;
  switch (arrival.kind) {
    case 'eta':
      return etaFigure(arrival, nowSeconds, wording);
    case 'scheduled':
      return {
        label: t('detail.scheduledFor'),
        value: time(arrival.at),
        note: dateTime(arrival.at),
        isLate: false,
      };
    case 'ended': {
      const label = t(`detail.${endWord(order)}`);
      return { label, value: time(arrival.at), note: dateTime(arrival.at), isLate: false };
    }
    case 'late':
      return {
        label: t('detail.toGo'),
        value: remaining === null ? '–' : distance(remaining),
        note: lateWords(arrival.minutes, wording),
        isLate: true,
      };
    case 'on-the-road': {
      const value = remaining === null ? '–' : distance(remaining);
      return { label: t('detail.toGo'), value, note: t('row.onTheRoad'), isLate: false };
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
