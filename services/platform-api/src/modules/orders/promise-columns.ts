import { rangeGivenAt } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import type { VendorRow } from '../../db/schema';
import { estimate } from '../pricing/estimations';

interface Moment {
  now: number;
  surcharged: boolean;
  isScheduled: boolean;
}

/** The promised arrival of a new order, from its quote's estimate; a scheduled one has its own time. */
export function promiseColumns(
  { estimation_pick_up_time: pickUpMinutes }: Pick<VendorRow, 'estimation_pick_up_time'>,
  { country, metres }: { country: string; metres: number },
  { now, surcharged, isScheduled }: Moment,
): { promised_for: number | null; promised_from: number | null; promised_to: number | null } {
  if (isScheduled) return { promised_for: null, promised_from: null, promised_to: null };
  const { countryEtaMin: least } = countryConfig(country);
  const times = estimate({ metres, pickUpMinutes, badConditions: surcharged });
  const minutes = Math.max(times.pick_up, least) + Math.max(1, Math.round(times.drop_off - times.pick_up));
  const { from, to } = rangeGivenAt(now, minutes, least);
  return { promised_for: now + minutes * 60, promised_from: from, promised_to: to };
}
