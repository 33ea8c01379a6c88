import type { PasteContext } from './pasted-part';

const TOMORROW = /tomorrow|明天|明日|내일|غدًا|غداً|غدا|کل\b|พรุ่งนี้|mañana(?! por)|morgen(?!s)/iu;
const TODAY = /today|tonight|今天|今晚|今日|오늘|اليوم|آج|วันนี้|hoy|heute/iu;
const EVENING =
  /p\.?\s?m\.?(?!\p{L})|下午|晚上|傍晚|中午|午後|夜|오후|저녁|مساءً|مساء|شام|رات|دوپہر|เย็น|ค่ำ|de la tarde|de la noche|abends|nachmittags/iu;
const MORNING =
  /a\.?\s?m\.?(?!\p{L})|早上|上午|凌晨|午前|朝|오전|아침|صباحًا|صباحاً|صباحا|صبح|เช้า|de la mañana|morgens|vormittags/iu;
const PART_OF_DAY = `(?:${EVENING.source}|${MORNING.source})`;
const CLOCK = new RegExp(
  `(?<![\\d:.])(?:${PART_OF_DAY}\\s*)?(?:` +
    `(?<h1>[01]?\\d|2[0-3])\\s*[:：h]\\s*(?<m1>[0-5]\\d)(?::[0-5]\\d)?|` +
    `(?<h2>[01]?\\d|2[0-3])\\.(?<m2>[0-5]\\d)(?=\\s*(?:uhr|น\\.?|h\\b|${PART_OF_DAY}))|` +
    `(?<h3>[01]?\\d|2[0-3])\\s*(?:點|点|時|시)\\s*(?:(?<half>半|반)|(?<m3>[0-5]?\\d)\\s*(?:分|분)?)?|` +
    `(?<h4>1\\d|2[0-3]|0?\\d)(?=\\s*(?:${PART_OF_DAY}|o'clock|uhr|بجے))` +
    `)(?!\\d)\\s*(?:uhr|بجے|น\\.|hrs?\\b|h\\b)?\\s*(?:${PART_OF_DAY})?`,
  'giu',
);
const ISO_DATE = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_SECONDS = 86_400;

export interface FoundTime {
  /** Unix seconds. */
  at: number;
  written: string;
  /** True when the message names the day as well. */
  hasDay: boolean;
}

function minutesOf(match: RegExpMatchArray): number {
  const { h1, m1, h2, m2, h3, m3, half, h4 } = match.groups ?? {};
  const hour = Number(h1 ?? h2 ?? h3 ?? h4);
  const minute = half ? 30 : Number(m1 ?? m2 ?? m3 ?? 0);
  const late = EVENING.test(match[0]) && hour < 12;
  const midnight = MORNING.test(match[0]) && !EVENING.test(match[0]) && hour === 12;
  return (midnight ? 0 : hour + (late ? 12 : 0)) * 60 + minute;
}

function daysAhead(text: string, today: string): number | null {
  const date = ISO_DATE.exec(text);
  if (date) {
    const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
    return Math.round(
      (Date.UTC(year, month - 1, day) - Date.parse(`${today}T00:00:00Z`)) / 1000 / DAY_SECONDS,
    );
  }
  if (TOMORROW.test(text)) return 1;
  return TODAY.test(text) ? 0 : null;
}

/** Times of day in a text. Without a day the next such time is meant. */
export function timesIn(text: string, { nowSeconds, minutesOfDay, today }: PasteContext): FoundTime[] {
  const days = daysAhead(text, today);
  const midnight = nowSeconds - (nowSeconds % 60) - minutesOfDay * 60;
  return [...text.matchAll(CLOCK)].map((match) => {
    const minutes = minutesOf(match);
    const day = days ?? (minutes <= minutesOfDay ? 1 : 0);
    return { at: midnight + day * DAY_SECONDS + minutes * 60, written: match[0], hasDay: days !== null };
  });
}

/** Takes the words that name a day out of a text. */
export const withoutDay = (text: string) =>
  text
    .replace(ISO_DATE, ' ')
    .replace(new RegExp(TOMORROW.source, 'giu'), ' ')
    .replace(new RegExp(TODAY.source, 'giu'), ' ');
