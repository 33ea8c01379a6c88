import type { Order } from '@courier/api-client';
import { describeArrival, statusSince } from '../../model/board/arrival';
import { isGoingBack } from '../../model/board/next-stop';
import { rowTime } from '../arrival/arrival-words';
import type { Wording } from '../../copy';

export function boardTime(order: Order, nowSeconds: number, wording: Wording): string {
  const lasting = (minutes: number) =>
    minutes > 0 ? wording.t('insights.minutes', { count: minutes }) : wording.t('timeline.now');
  if (isGoingBack(order)) return lasting(Math.max(0, Math.floor((nowSeconds - statusSince(order)) / 60)));
  const arrival = describeArrival(order, nowSeconds);
  if (arrival.kind === 'waiting') return lasting(arrival.minutes);
  const { value, note } = rowTime(order, nowSeconds, wording);
  return value === '–' ? note : value;
}
