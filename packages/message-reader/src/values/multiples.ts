/** A word behind a number that multiplies it, by country: `350k` in Vietnam, `5만원` in Korea. */
const MULTIPLES: Readonly<Record<string, readonly [word: RegExp, factor: number][]>> = {
  VN: [
    [/^ ?(?:k|nghìn|ngàn)(?:\s?(?:đồng|đ|vnđ))?(?![\p{L}\d])/iu, 1000],
    [/^ ?(?:triệu|tr)(?:\s?(?:đồng|đ))?(?![\p{L}\d])/iu, 1_000_000],
  ],
  KR: [
    [/^ ?만 ?원?(?!\p{L})/u, 10_000],
    [/^ ?천 ?원/u, 1000],
  ],
  JP: [[/^ ?万 ?円/u, 10_000]],
  LA: [[/^ ?ພັນ(?: ?ກີບ)?/u, 1000]],
};
/** "3만 5천원" adds a second multiple, "2 triệu 5" a fraction: both are read by a person. */
const GOES_ON = /^ ?\d/u;

export interface Multiple {
  factor: number;
  /** Length of the word. */
  length: number;
  /** Whether another number follows directly. */
  open: boolean;
}

export function multipleAfter(text: string, country: string): Multiple | null {
  for (const [word, factor] of MULTIPLES[country] ?? []) {
    const match = word.exec(text);
    if (match) return { factor, length: match[0].length, open: GOES_ON.test(text.slice(match[0].length)) };
  }
  return null;
}
