import type { BaseLanguage } from '@courier/config';
import { baseLanguage } from '../languages';
import { figuresTag, formatUnit } from './intl-cache';
import { findOwnWords } from './own-words';

const NO_BREAK = '\u00A0';

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** Intl has `8s ago` (narrow) and `8 sec. ago` (short); the portal uses `8 s ago`. */
const ENGLISH_UNITS: Record<Unit, string> = { second: 's', minute: 'min', hour: 'h', day: 'd' };

function spaced(parts: Intl.RelativeTimeFormatPart[]): string {
  return parts
    .map(
      (part, index) =>
        (index > 0 && parts[index - 1]?.type === 'integer' && /^\p{Script=Latin}/u.test(part.value)
          ? NO_BREAK
          : '') + part.value,
    )
    .join('');
}

/** The word of Intl is "now", which does not fit a past event. */
const JUST_NOW: Record<BaseLanguage, string> = {
  en: 'just now',
  zh_Hant_TW: '剛剛',
  zh_Hant_HK: '剛剛',
  zh_Hans_SG: '刚刚',
  ar: 'الآن',
  ur: 'ابھی',
  bn: 'এইমাত্র',
  bg: 'току-що',
  cs: 'právě teď',
  da: 'lige nu',
  de: 'gerade eben',
  el: 'μόλις τώρα',
  es: 'justo ahora',
  fi: 'juuri nyt',
  fil: 'ngayon lang',
  hr: 'upravo sad',
  hu: 'épp most',
  ja: 'たった今',
  km: 'អម្បាញ់មិញ',
  ko: '방금',
  lo: 'ຫາກໍ່ນີ້',
  ms: 'baru sahaja',
  my: 'ယခုလေးတင်',
  nb: 'akkurat nå',
  pl: 'przed chwilą',
  ro: 'chiar acum',
  sk: 'práve teraz',
  sv: 'just nu',
  th: 'เมื่อสักครู่',
  tr: 'az önce',
  vi: 'vừa xong',
};

/** Languages whose narrow form is only a minus sign, or an abbreviation that readers do not know. */
const WITH_SHORT_FORM: readonly BaseLanguage[] = ['bg', 'de', 'hu', 'nb', 'ro', 'sv'];

/**
 * Elapsed time in the largest whole unit: `8 s ago`, `3 min ago`, `2 h ago`, `4 d ago`; `just now` below a
 * second.
 */
export function formatAgo(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const language = baseLanguage(locale);
  if (whole === 0) return JUST_NOW[language];
  const [amount, unit]: [number, Unit] =
    whole < 60
      ? [whole, 'second']
      : whole < 3600
        ? [Math.floor(whole / 60), 'minute']
        : whole < 86400
          ? [Math.floor(whole / 3600), 'hour']
          : [Math.floor(whole / 86400), 'day'];
  if (language === 'en') return `${amount}${NO_BREAK}${ENGLISH_UNITS[unit]} ago`;
  const words = findOwnWords(locale);
  if (words) return words.ago(formatUnit(amount, unit, locale));
  const style = WITH_SHORT_FORM.includes(language) ? 'short' : 'narrow';
  return spaced(new Intl.RelativeTimeFormat(figuresTag(locale), { style }).formatToParts(-amount, unit));
}

/** A duration in the largest unit that fits: `8 s`, `12 min`, `1 h 05 min`. Seconds below 0 count as 0. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const formatAmount = (amount: number, unit: Unit) => formatUnit(amount, unit, locale);
  if (whole < 60) return formatAmount(whole, 'second');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return formatAmount(minutes, 'minute');
  const rest = minutes % 60;
  return rest === 0
    ? formatAmount(Math.floor(minutes / 60), 'hour')
    : `${formatAmount(Math.floor(minutes / 60), 'hour')} ${formatAmount(rest, 'minute')}`;
}

/** A countdown: `3:42`, `1:02:09`. Seconds below 0 count as 0. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${padTwoDigits(minutes)}:${padTwoDigits(whole % 60)}`
    : `${minutes}:${padTwoDigits(whole % 60)}`;
}
