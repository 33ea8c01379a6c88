import { latinDigits } from '@courier/config';

/** Invisible characters: direction marks, joiners and zero-width spaces. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Removes direction marks, double spaces and surrounding spaces. */
export const withoutUnseen = (text: string): string =>
  text.replaceAll('\u202F', ' ').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '．': '.',
  '，': ',',
  '：': ':',
};

/** Converts digits of other scripts and widths to 0 to 9, and the signs between them. */
export const plainDigits = (text: string): string =>
  latinDigits(text).replace(/(?<=\d)[٫٬،．，：](?=\d)/g, (sign) => SIGNS[sign] ?? sign);

/** A cell for comparison: lower case, plain digits and signs, no invisible characters. */
export const plainCell = (text: string): string =>
  withoutUnseen(plainDigits(text).normalize('NFKC')).toLowerCase();
