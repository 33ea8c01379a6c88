import { latinDigits } from '@courier/config';

// Marks of writing direction and joins that messengers put between the letters.
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const PICTURES = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]/gu;

/** Every script's digits as 0-9, full-width signs as plain ones, without pictures and unseen marks. */
export function plainText(message: string): string {
  return latinDigits(message)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(UNSEEN, '')
    .replace(PICTURES, ' ')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/\r\n?/g, '\n');
}
