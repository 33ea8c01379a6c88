import { latinDigits } from '@courier/config';

/** Direction marks, joiners and zero-width spaces. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Removes invisible characters, double spaces and surrounding spaces. */
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

/** Converts digits and separators of other scripts and widths to ASCII. */
export const plainDigits = (text: string): string =>
  latinDigits(text).replace(/(?<=\d)[٫٬،．，：](?=\d)/g, (sign) => SIGNS[sign] ?? sign);

/** A cell for comparison: lower case, ASCII digits and separators, no invisible characters. */
export const plainCell = (text: string): string =>
  withoutUnseen(plainDigits(text).normalize('NFKC')).toLowerCase();
