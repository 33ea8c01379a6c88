import type { Reading } from '../text/reading';
import type { FoundAddress } from './han';

const KOREAN =
  /(?:[\p{Script=Hangul}]{1,6}(?:시|도)\s)?(?:[\p{Script=Hangul}]{1,6}(?:시|군|구)\s){1,2}[\p{Script=Hangul}\d]{1,12}(?:로|길|동|가)\s?\d{1,4}(?:-\d{1,3})?(?:번지|번길\s?\d{1,4})?/gu;
/** Road names without district, and towns without their suffix: `서울 테헤란로 12`, `부산 해운대구 우동 1408`. */
const ROAD =
  /(?<![\p{L}\d])(?:(?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충북|충남|전북|전남|경북|경남)(?:특별시|광역시|특별자치시|특별자치도|시|도)?\s)?(?:[\p{Script=Hangul}]{1,6}(?:시|군|구)\s){0,2}(?:[\p{Script=Hangul}]{1,5}(?:읍|면|동)\s)?(?:[\p{Script=Hangul}\d]{1,12}(?:로|길|대로)(?:\d{1,3}(?:번)?길)?|[\p{Script=Hangul}]{1,5}\d?(?:동|가|리))\s?\d{1,4}(?:-\d{1,3})?(?:번지|번길\s?\d{1,4})?(?![\d]|\s?(?:시|원|개|잔|층|호|인분|분|만|천|월|일))/gu;

const found = (matches: Iterable<RegExpExecArray>): FoundAddress[] =>
  [...matches].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    strength: 7,
    whole: true,
  }));

export function koreanAddresses({ text, place }: Reading): FoundAddress[] {
  const full = found(text.matchAll(KOREAN));
  if (place.country !== 'KR') return full;
  const roads = found(text.matchAll(ROAD));
  const longer = roads.filter(
    (one) => !full.some((other) => other.start <= one.start && one.end <= other.end),
  );
  return [
    ...longer,
    ...full.filter((one) => !longer.some((other) => other.start < one.end && one.start < other.end)),
  ];
}
