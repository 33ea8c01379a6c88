import { latinDigits } from '@courier/config';

/** A normalized message with a map to the original positions. */
export interface AlignedText {
  /** Western digits, normal width, no invisible marks; line ends are `\n`. */
  text: string;
  /** Same length as `text`: lower case without accents, one form per Arabic letter. */
  folded: string;
  /** For each character of `text` its index in the message; one more for the end. */
  at: readonly number[];
}

// Direction marks and joiners, Arabic vowel signs and tatweel, variation selectors, skin tone modifiers.
const UNSEEN =
  /[\u00ad\u061c\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0e\ufe0f\ufeff]/;
const WIDE_SPACE = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
const ONE_FORM: Record<string, string> = Object.fromEntries(
  [
    'اأإآٱ',
    'هةہۃھۂ',
    'يىیےئ',
    'كکڪ',
    'وؤ',
    'sß',
    'iı',
    'lł',
    'oø',
    'dđ',
    'σς',
    '台臺',
    '號号',
    '區区',
    '樓楼',
    '點点',
    '個个',
    '話话',
    '電电',
    '錢钱',
    '現现',
    '單单',
  ].flatMap((letters) => [...letters].slice(1).map((letter) => [letter, letters[0] ?? letter] as const)),
);

function plainCharacter(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return sign;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (WIDE_SPACE.test(sign)) return ' ';
  if (code === 0x066b) return '.';
  if (code === 0x066c) return ',';
  return latinDigits(sign);
}

function foldSign(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return sign.toLowerCase();
  const lower = sign.toLowerCase();
  const simple = lower.length === 1 ? lower : (lower[0] ?? sign);
  const known = ONE_FORM[simple];
  if (known !== undefined) return known;
  const isGreek = code >= 0x370 && code <= 0x3ff;
  if (code >= 0x300 && !(code >= 0x1e00 && code <= 0x1eff) && !isGreek) return simple;
  const base = simple.normalize('NFD')[0] ?? simple;
  return ONE_FORM[base] ?? base;
}

export const fold = (words: string) => alignText(words).folded;

export function alignText(message: string): AlignedText {
  let text = '';
  let folded = '';
  const at: number[] = [];
  for (let index = 0; index < message.length; index += 1) {
    const sign = message[index] ?? '';
    if (sign === '\r' && message[index + 1] === '\n') continue;
    if (UNSEEN.test(sign)) continue;
    const seen = sign === '\r' ? '\n' : plainCharacter(sign);
    text += seen;
    folded += foldSign(seen);
    at.push(index);
  }
  at.push(message.length);
  return { text, folded, at };
}
