import { formatUnit } from './intl-cache';

/** `420 m` below a kilometre (to 10 m from 100 m on), `3.6 km` above. Metres below 0 count as 0. */
export function formatDistance(metres: number, locale: string): string {
  const whole = Math.max(0, metres);
  const far = whole >= 995;
  const step = whole < 100 ? 1 : 10;
  const decimals = far && whole < 9950 ? 1 : 0;
  const amount = far ? whole / 1000 : Math.round(whole / step) * step;
  return formatUnit(amount, far ? 'kilometer' : 'meter', locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
