import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import { isOpen, parseServiceHours } from '@courier/api-client/order-rules';
import { minutesOfDay, nowInSeconds } from '@courier/config';
import { clockText, type ServiceHoursState } from '../model/service-hours';
import { serviceHoursQuery } from './country-parameters.queries';

/**
 * Whether the service is open now, on the clock of `timezone`. Hours that cannot be loaded or parsed count as
 * open.
 */
export async function readServiceHours(
  cache: QueryClient,
  client: ApiClient,
  timezone: string,
): Promise<ServiceHoursState> {
  // Lazy, because the first time-zone formatter of a page is slow and would delay the first render.
  const readMinutesOfDay = () => minutesOfDay(nowInSeconds(), timezone);
  try {
    const hours = parseServiceHours(await cache.fetchQuery(serviceHoursQuery(client)));
    const minutes = readMinutesOfDay();
    return {
      open: isOpen(hours, minutes),
      window: hours,
      opensAt: clockText(hours.from),
      closesAt: clockText(hours.to),
      now: clockText(minutes),
    };
  } catch {
    return { open: true, window: null, opensAt: null, closesAt: null, now: clockText(readMinutesOfDay()) };
  }
}
