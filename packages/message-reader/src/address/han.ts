import type { Reading } from '../text/reading';
import type { Span } from '../text/lines';

/** Characters that never occur in street names: they precede an address or separate it from goods. */
const NOT_NAME = '到去在送住給给寄至於于家的是把跟杯份個盒碗瓶顆束收我你他她請麻煩址點所';
const HAN = '\\p{Script=Han}';
const hanNamePattern = (most: number) =>
  `(?:(?![${NOT_NAME}路街巷弄號号段區区市縣县鄉鎮里])${HAN}){1,${most}}`;
const NUMERAL = '(?:\\d{1,4}|[一二三四五六七八九十百]{1,4})';
const DASH = '(?:[-之] ?\\d{1,3}|之[一二三四五六七八九十]{1,2})?';
const REGION =
  `(?:(?:[台臺]灣)? ?(?:(?<!\\d)\\d{3,6} ?)?(?:[台臺新桃高基嘉苗彰南雲屏宜花金連澎香]${HAN}{1,2}[市縣县]|香港|九龍|新界) ?)?` +
  `(?:(?:(?![${NOT_NAME}路街市縣])${HAN}){1,3}?[區区鄉鎮市] ?)?(?:(?:(?![${NOT_NAME}路街])${HAN}){1,3}?[里村] ?)?(?:\\d{1,2}鄰 ?)?`;
const hanStreetPattern = (name: string) =>
  `(?:${name}(?:大道[中東西]?|路|街|道[中東西南北]?|里|村|埔|坑|坊|徑|环路|通道)|${name}(?:巷))`;
const hanAddressPattern = (most: number) =>
  new RegExp(
    `${REGION}${hanStreetPattern(hanNamePattern(most))} ?(?:${NUMERAL} ?段)? ?(?:${NUMERAL}${DASH} ?巷)? ?(?:${NUMERAL}${DASH} ?弄)? ?(?:${NUMERAL}${DASH} ?[號号]${DASH})`,
    'gu',
  );
const TAIWAN = hanAddressPattern(5);
/** Hong Kong attaches the quarter to the street: 沙田石門安群街3號. */
const HONG_KONG = hanAddressPattern(9);
/** Blocks in Singapore: `宏茂桥3道 大牌 452`, `大牌14 女皇镇3道`. */
const PLACE = `(?:(?![${NOT_NAME}])${HAN}){2,6}(?:\\d{1,3}(?:街|道|巷|路))?`;
const SINGAPORE = new RegExp(
  `${PLACE} ?大牌 ?\\d{1,4}[A-Z]?(?![\\dA-Za-z])|大牌 ?\\d{1,4}[A-Z]? ?${PLACE}`,
  'gu',
);
const JAPAN =
  /(?:[\p{Script=Han}]{2,3}[都道府県])?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}[市区郡町村]){1,2}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}\d{1,3}丁目[\d\-番地号]{1,12}/gu;

export interface FoundAddress extends Span {
  strength: number;
  whole: boolean;
}

/** Addresses in Chinese and Japanese script, up to their number. */
export function hanAddresses({ text, place }: Reading): FoundAddress[] {
  const blocks = place.country === 'SG' ? [...text.matchAll(SINGAPORE)] : [];
  const streets = text.matchAll(['HK', 'SG'].includes(place.country) ? HONG_KONG : TAIWAN);
  return [...blocks, ...streets, ...text.matchAll(JAPAN)].map((match) => {
    const shift = match[0].length - match[0].trimStart().length;
    return {
      start: match.index + shift,
      end: match.index + match[0].trimEnd().length,
      strength: 7,
      whole: true,
    };
  });
}
