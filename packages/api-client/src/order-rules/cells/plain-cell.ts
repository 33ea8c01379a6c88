import { latinDigits } from '@courier/config';

/** Marks of direction, joins and spaces without width: nobody sees them. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** A text without what nobody sees: marks of direction, double spaces, spaces at the ends. */
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

/** Digits of other scripts and widths as 0 to 9, and what stands between them. */
export const plainDigits = (text: string): string =>
  latinDigits(text).replace(/(?<=\d)[٫٬،．，：](?=\d)/g, (sign) => SIGNS[sign] ?? sign);

/** A cell as it is compared: in small letters, with plain digits and signs, without what nobody sees. */
export const plainCell = (text: string): string =>
  withoutUnseen(plainDigits(text).normalize('NFKC')).toLowerCase();
