import fc from 'fast-check';
import { anyText } from './any-text';

export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const NASTY = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%00',
  '../../etc/passwd',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '=1+1',
  '\u202e\u200b',
  '茶\udc00',
  '\u2066\u2069\u061c',
  '\ufdd0\uffff\u{10ffff}',
  'ß'.repeat(600),
  'x'.repeat(5000),
  '🛵'.repeat(200),
  '1e309',
  '0x10',
  '00000000000000000001',
  'NaN',
  -1,
  -0.5,
  0,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1.0000000001,
  true,
  false,
  [],
  [null],
  [[[[]]]],
  {},
  { constructor: { prototype: {} } },
  { length: -1 },
  { toString: 1 },
] as const;

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY) },
  { weight: 2, arbitrary: anyText(120) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

interface Edit {
  /** Index of the place, modulo their number. */
  place: number;
  action: 'replace' | 'remove' | 'add';
  name: string;
  value: unknown;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat(1000),
  action: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  name: fc.oneof(
    fc.constantFrom('constructor', 'toJSON', 'vendor_id', 'a.b', '', '\ud800', '\0'),
    fc.string({ maxLength: 8 }),
  ),
  value: junk,
});

type Holder = Record<string, unknown>;
const listPlaces = (value: unknown): [Holder, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[value as Holder, key], ...listPlaces(inner)])
    : [];

function edited(base: unknown, edits: readonly Edit[]): unknown {
  const root: Holder = { value: structuredClone(base) };
  for (const { place, action, name, value: shared } of edits) {
    const value = structuredClone(shared);
    const places = listPlaces(root);
    const [holder, key] = places[place % places.length] ?? [root, 'value'];
    const inner = holder[key];
    if (action === 'remove' && !Array.isArray(holder)) delete holder[key];
    else if (action === 'add' && typeof inner === 'object' && inner !== null) (inner as Holder)[name] = value;
    else holder[key] = value;
  }
  return root.value;
}

/** Variants of a good request with up to three errors per part. */
export const spoiled = (good: RequestParts): fc.Arbitrary<RequestParts> => {
  const part = (base: unknown) =>
    base === undefined
      ? fc.constant(undefined)
      : fc.array(edit, { maxLength: 3 }).map((edits) => edited(base, edits));
  return fc.record({ params: part(good.params), query: part(good.query), body: part(good.body) });
};

const HEADER_TEXT = /[^\t\x20-\x7e\x80-\xff]/g;
const headerText = fc.oneof(
  fc.constantFrom('', ' ', 'Bearer', 'Bearer a|b', 'GoDroid ..', 'Bearer ' + 'x'.repeat(3000), '*/*;q=x'),
  anyText(60).map((text) => text.replace(HEADER_TEXT, '')),
);

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'accept',
    'accept-language',
    'accept-encoding',
    'origin',
    'host',
    'authorization',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'if-none-match',
    'range',
  ),
  headerText,
  { maxKeys: 3 },
);

/** Invalid or unexpected JSON bodies. */
export const rawBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '\u0000',
    '{"a":1}{"b":2}',
    '['.repeat(20_000),
    '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  ),
  anyText(200),
);
