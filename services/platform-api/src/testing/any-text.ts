import fc from 'fast-check';

const LAST = 0x10ffff;
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** One sign of Unicode. The library's own `binary` lists them all anew, a second's work, for each test that asks. */
const sign: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST })
  .filter((code) => !isHalf(code))
  .map(
    (code) => String.fromCodePoint(code),
    (value) => {
      if (typeof value !== 'string' || [...value].length !== 1) throw new Error('no sign');
      return value.codePointAt(0) as number;
    },
  );

/** Any text: any signs, and what programs stumble over (`__proto__`, `toString` …). */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: sign, maxLength });
