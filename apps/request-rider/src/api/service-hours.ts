import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import {
  isOpen,
  isOpenIn,
  laterRange,
  parseServiceHours,
  type BusyWindow,
  type ServiceWindow,
} from '@courier/api-client/order-rules';
import { minutesOfDay, nowInSeconds } from '@courier/config';
import { clockText, type ServiceHoursState } from '../model/request-flow/service-hours';
import { serviceHoursQuery, serviceWindowsQuery } from './country-parameters.queries';

/**
 * Whether the service is open now, on the clock of `timezone`: by the windows of the vendor, else by the parameter of
 * the country (servers of before the windows). Hours that cannot be loaded or parsed count as open.
 */
export async function readServiceHours(
  cache: QueryClient,
  client: ApiClient,
  { timezone, vendorId }: { timezone: string; vendorId: string },
): Promise<ServiceHoursState> {
  const hours = await readWindows(cache, client, vendorId);
  return hours ? stateInWindows(hours, timezone) : readParameter(cache, client, timezone);
}

interface VendorHours {
  windows: readonly ServiceWindow[];
  busy: readonly BusyWindow[];
}

async function readWindows(
  cache: QueryClient,
  client: ApiClient,
  vendorId: string,
): Promise<VendorHours | null> {
  const now = nowInSeconds();
  try {
    return await cache.fetchQuery(
      serviceWindowsQuery(client, vendorId, { from: now, to: laterRange(now).to + 1 }),
    );
  } catch {
    return null;
  }
}

/** The window that is open, else the next one. */
function stateInWindows({ windows, busy }: VendorHours, timezone: string): ServiceHoursState {
  const now = nowInSeconds();
  const next = windows.find(({ to }) => to > now);
  return {
    open: isOpenIn(windows, now),
    window: null,
    windows,
    busy,
    opensAt: next ? momentText(next.from, now, timezone) : null,
    closesAt: next ? momentText(next.to, now, timezone) : null,
    ...(next ? { next } : {}),
    opensToday: next !== undefined && localDay(next.from, timezone) === localDay(now, timezone),
    now: clockText(minutesOfDay(now, timezone)),
  };
}

/** The time alone today, else with its date. */
function momentText(at: number, now: number, timezone: string): string {
  const [day, time] = [localDay(at, timezone), clockText(minutesOfDay(at, timezone))];
  return day === localDay(now, timezone) ? time : `${day} ${time}`;
}

/** Such as 2026-11-28, in every language. */
const localDay = (at: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at * 1000);

async function readParameter(
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
      windows: null,
      opensAt: clockText(hours.from),
      closesAt: clockText(hours.to),
      opensToday: true,
      now: clockText(minutes),
    };
  } catch {
    return {
      open: true,
      window: null,
      windows: null,
      opensAt: null,
      closesAt: null,
      opensToday: false,
      now: clockText(readMinutesOfDay()),
    };
  }
}
