import { minutesOfDay } from '@courier/config';

/** Five minutes of service in the hour after the third from now: closed at any time of day a test runs. */
export function closedHours(timezone: string): { opens: string; closes: string; serviceHours: string } {
  const hour = (Math.floor(minutesOfDay(Date.now() / 1000, timezone) / 60) + 3) % 24;
  const two = String(hour).padStart(2, '0');
  return { opens: `${two}:00`, closes: `${two}:05`, serviceHours: `${two}00:${two}05` };
}
