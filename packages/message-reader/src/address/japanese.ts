import type { Reading } from '../text/reading';
import type { FoundAddress } from './han';

const NAME = String.raw`\p{Script=Han}々ヶケノ`;
const KANA = String.raw`${NAME}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const BLOCK = String.raw`\d{1,4}(?:丁目|番地|番|号|条|線|[東西南北]|[-−‐ー–の](?=\d)){0,2}`;
/** Prefecture, town, ward, then the quarter with block and house: `大阪市北区梅田1-3-1`. */
const JAPAN = new RegExp(
  String.raw`(?:〒 ?\d{3}-?\d{4}[\s,]{0,2})?(?:(?:東京都|北海道|(?:京都|大阪)府|[${NAME}]{2,3}県))?(?:(?:[${NAME}]{1,5}|さいたま|つくば|いわき|むつ|ひたちなか)[市区郡町村](?:[${NAME}]{1,4}[区町村](?![${KANA}]{0,4}[市区]))?)[${KANA}]{1,14}?${BLOCK}(?:[${NAME}]{0,2}${BLOCK}){0,5}`,
  'gu',
);

export const japaneseAddresses = ({ text, place }: Reading): FoundAddress[] =>
  place.country === 'JP'
    ? [...text.matchAll(JAPAN)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        strength: 7,
        whole: true,
      }))
    : [];
