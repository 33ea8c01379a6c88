import moment from 'moment-timezone/moment-timezone.js';
import { ZONE_DATA_VERSION, packedZones } from './zone-data';

moment.tz.load({ version: ZONE_DATA_VERSION, zones: packedZones, links: [] });

/** @throws RangeError for a timezone of no supported country. */
export function momentAt(unixSeconds: number, timezone: string): moment.Moment {
  if (!moment.tz.zone(timezone)) throw new RangeError(`No data for timezone ${timezone}`);
  return moment.unix(unixSeconds).tz(timezone);
}

/** Unix seconds; null for an invalid date (`YYYY-MM-DD`) or time (`HH:MM`). */
export function unixFromLocal(date: string, time: string, timezone: string): number | null {
  const parsed = moment.tz(`${date} ${time}`, 'YYYY-MM-DD HH:mm', true, timezone);
  return parsed.isValid() ? parsed.unix() : null;
}
