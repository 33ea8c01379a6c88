import { latinDigits } from '@courier/config';

// Direction marks and joiners that messengers insert between letters.
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const PICTURES = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]/gu;

/** Digits of every script as 0-9, full-width characters as ASCII; emoji and invisible marks removed. */
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
