import fc from 'fast-check';

const LAST = 0x10ffff;

/** Any code point, including lone surrogates. fast-check's own `binary` needs a second per test to list them. */
const anySign: fc.Arbitrary<string> = fc.integer({ min: 0, max: LAST }).map(
  (code) => String.fromCodePoint(code),
  (value) => {
    if (typeof value !== 'string' || [...value].length !== 1) throw new Error('no sign');
    return value.codePointAt(0) as number;
  },
);

/** Rare characters that break programs: surrogates, NUL, bidi controls, noncharacters. */
const ODD_SIGNS = [
  ...['\ud800', '\udbff', '\udc00', '\udfff'],
  ...['\0', '\u0001', '\u007f', '\u0085', '\u2028', '\ufeff', '\u00ad', '\u200b', '\u200d'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202c', '\u202e', '\u2066', '\u2069'],
  ...['\ufdd0', '\ufffe', '\uffff', '\u{1fffe}', '\u{10ffff}'],
];

const sign = fc.oneof(
  { weight: 7, arbitrary: anySign },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_SIGNS) },
);

/** Any text, including special names (`__proto__`, `toString` …). */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: sign, maxLength });
