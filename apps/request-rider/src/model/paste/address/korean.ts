import type { Reading } from '../text/reading';
import type { FoundAddress } from './han';

const KOREAN =
  /(?:[\p{Script=Hangul}]{1,6}(?:시|도)\s)?(?:[\p{Script=Hangul}]{1,6}(?:시|군|구)\s){1,2}[\p{Script=Hangul}\d]{1,12}(?:로|길|동|가)\s?\d{1,4}(?:-\d{1,3})?(?:번지|번길\s?\d{1,4})?/gu;

export const koreanAddresses = ({ text }: Reading): FoundAddress[] =>
  [...text.matchAll(KOREAN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    strength: 7,
    whole: true,
  }));
