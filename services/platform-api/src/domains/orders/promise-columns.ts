import { rangeGivenAt } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import type { OrderRow, VendorRow } from '../../platform/db/schema';
import { type FleetMinutes, estimateTimes } from '../prices';

interface Moment {
  now: number;
  surcharged: boolean;
  isScheduled: boolean;
  /** The times of the fleet's quote, where it gave one. */
  byFleet?: FleetMinutes | null;
}

type PromiseColumns = Pick<OrderRow, 'promised_for' | 'promised_from' | 'promised_to' | 'promised_by_fleet'>;

/** The promised arrival of a new order, from its quote's estimate; a scheduled one has its own time. */
export function promiseColumns(
  { estimation_pick_up_time: pickUpMinutes }: Pick<VendorRow, 'estimation_pick_up_time'>,
  { country, metres }: { country: CountryCode; metres: number },
  { now, surcharged, isScheduled, byFleet = null }: Moment,
): PromiseColumns {
  if (isScheduled)
    return { promised_for: null, promised_from: null, promised_to: null, promised_by_fleet: false };
  // The least time of a country bounds our own estimate alone.
  const least = byFleet ? 0 : countryConfig(country).countryEtaMin;
  const times = estimateTimes({ metres, pickUpMinutes, badConditions: surcharged }, byFleet);
  const minutes = Math.max(times.pick_up, least) + Math.max(1, Math.round(times.drop_off - times.pick_up));
  const { from, to } = rangeGivenAt(now, minutes, least);
  return {
    promised_for: now + minutes * 60,
    promised_from: from,
    promised_to: to,
    promised_by_fleet: byFleet !== null,
  };
}
