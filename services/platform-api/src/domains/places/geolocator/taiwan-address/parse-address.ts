import { chineseNumber, foldText, isChinese } from './fold';

/** Numbers are 0 if absent. */
export interface TypedAddress {
  /** Folded, without the numbers of the address. */
  readonly words: string;
  readonly chinese: boolean;
  readonly section: number;
  readonly lane: number;
  readonly alley: number;
  readonly number: number;
  /** `-2` of 17-2, or empty. */
  readonly suffix: string;
}

const MAX_NUMBER = 9999;

/** Chinese (大到小) or English (small to large) order, complete or partial. */
export function parseAddress(text: string): TypedAddress {
  const folded = foldText(latinSigns(text)).slice(0, 200);
  return isChinese(folded) ? parseChinese(folded) : parseEnglish(folded);
}

/** Chinese number signs beside a street in Latin letters: `17號, 240巷 Guangfu S. Rd.` */
function latinSigns(text: string): string {
  const written = text.normalize('NFKC');
  const rest = written.replace(/[號号巷弄樓楼段之室]/g, '').replace(/[一二三四五六七八九十]+(?=\s|,|$)/g, '');
  if (!/[A-Za-z]{3}/.test(rest) || isChinese(rest)) return text;
  return written
    .replace(/(\d{1,4})\s*(?:之|-)\s*(\d{1,3})\s*[號号]/g, ' No. $1-$2 ')
    .replace(
      /(?:No\.?\s*)?(\d{1,4})\s*[號号](?:\s*之\s*(\d{1,3}))?/gi,
      (_, number: string, suffix?: string) => (suffix ? ` No. ${number}-${suffix} ` : ` No. ${number} `),
    )
    .replace(/(\d{1,4})\s*巷/g, ' Ln. $1 ')
    .replace(/(\d{1,4})\s*弄/g, ' Aly. $1 ')
    .replace(
      /([一二三四五六七八九十]+|\d{1,2})\s*段/g,
      (_, section: string) => ` Sec. ${chineseNumber(section)} `,
    )
    .replace(
      /([一二三四五六七八九十]+|\d{1,2})\s*[樓楼](?:\s*之\s*\d{1,2})?/g,
      (_, floor: string) => ` ${chineseNumber(floor)}F `,
    )
    .replace(/\d{1,4}\s*室/g, ' ');
}

function parseChinese(folded: string): TypedAddress {
  let rest = folded
    .replace(/^\d{3,6}\s*(?=[㐀-鿿])/, '')
    .replace(/\s+/g, '')
    .replace(/(?:地下)?\d+樓.*$/, '')
    .replace(/\d+f$/, '');
  const consumePattern = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length);
    return found;
  };
  const section = consumePattern(/([一二三四五六七八九十]+|\d{1,2})段/);
  const lane = consumePattern(/(\d{1,4})巷/);
  const alley = consumePattern(/(\d{1,4})弄/);
  const house =
    consumePattern(/(\d{1,4})號?(?:[之-](\d{1,3}))?號?$/) ??
    consumePattern(/(\d{1,4})(?:[之-](\d{1,3}))?號(?:之(\d{1,3}))?/);
  return {
    words: rest,
    chinese: true,
    section: section ? chineseNumber(section[1] as string) : 0,
    lane: parseHouseNumber(lane?.[1]),
    alley: parseHouseNumber(alley?.[1]),
    number: parseHouseNumber(house?.[1]),
    suffix: formatHouseSuffix(house?.[2] ?? house?.[3]),
  };
}

function parseEnglish(folded: string): TypedAddress {
  let rest = ` ${folded} `;
  const consumeMatch = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  consumeMatch(/ (?:b?\d{1,3} ?f(?:-\d+)?|f \d{1,3}|\d{1,3}(?:st|nd|rd|th) f) /);
  const section = consumeMatch(/ sec ?(\d{1,2})(?= )/) ?? consumeMatch(/ (\d)(?:st|nd|rd|th) sec(?= )/);
  const lane = consumeMatch(/ ln ?(\d{1,4})(?= )/);
  const alley = consumeMatch(/ aly ?(\d{1,4})(?= )/);
  const house =
    consumeMatch(/ (?:no|#) ?(\d{1,4})(?:-(\d{1,3}))?(?= )/) ??
    consumeMatch(/ (\d{1,4})(?:-(\d{1,3}))?(?= )/);
  return {
    words: rest
      .replace(/ \d{3,6} /g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    chinese: false,
    section: parseHouseNumber(section?.[1]),
    lane: parseHouseNumber(lane?.[1]),
    alley: parseHouseNumber(alley?.[1]),
    number: parseHouseNumber(house?.[1]),
    suffix: formatHouseSuffix(house?.[2]),
  };
}

const parseHouseNumber = (text: string | undefined): number =>
  text === undefined ? 0 : Math.min(Number(text), MAX_NUMBER);
const formatHouseSuffix = (text: string | undefined): string =>
  text === undefined ? '' : `-${Number(text)}`;
