import { placeholders } from '../check-locales/text-differences.ts';

const TAG = /<\/?\w[^>]*>|\$t\([^)]*\)/g;
const ISOLATE = /[\u2066-\u2069]/g;

interface KeyHint {
  readonly hint: string;
  readonly pattern: RegExp;
  /** How languages write it. */
  readonly translated?: RegExp;
}

/** Names of a key on keyboards of several languages. */
const KEY_HINTS: readonly KeyHint[] = [
  { hint: 'Ctrl', pattern: /(?:Ctrl|Strg) ?([A-Z])(?![A-Za-z])/g },
  { hint: 'F', pattern: /(?<![A-Za-z])F(\d{1,2})(?!\d)/g },
  { hint: '?', pattern: /(?<=\s)\?(?=\s)/g, translated: /[?؟]/ },
];

const matches = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();

const keyNames = (text: string, { hint, pattern }: KeyHint) =>
  [...text.matchAll(pattern)].map(([, key = '']) => [hint, key].filter(Boolean).join(' ')).toSorted();

/** Key hints of a text, such as `Ctrl K`. */
export const keyHints = (text: string): string[] => KEY_HINTS.flatMap((entry) => keyNames(text, entry));

const without = (names: readonly string[], others: readonly string[]) => {
  const rest = [...others];
  return names.filter((name) => {
    const index = rest.indexOf(name);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
};

const compare = (what: string, expected: string[], actual: string[]) => [
  ...without(expected, actual).map((name) => `lacks the ${what} ${name}`),
  ...without(actual, expected).map((name) => `has the additional ${what} ${name}`),
];

const braces = (names: readonly string[]) => names.map((name) => `{{${name}}}`);

function compareKeyHints(english: string, text: string) {
  return KEY_HINTS.flatMap((entry) => {
    const expected = keyNames(english, entry);
    if (entry.translated === undefined) return compare('key hint', expected, keyNames(text, entry));
    return expected.length > 0 && !entry.translated.test(text) ? [`lacks the key hint ${entry.hint}`] : [];
  });
}

interface CheckedRow {
  readonly key: string;
  readonly english: string;
  readonly exported: string;
  readonly text: string;
}

/** Forms that English does not have, such as those for zero and two, may already write a value as a word. */
function comparePlaceholders({ key, english, exported, text }: CheckedRow) {
  const actual = placeholders(text, key);
  if (exported !== '' && placeholders(exported, key).join() === actual.join()) return [];
  return compare('placeholder', braces(placeholders(english, key)), braces(actual));
}

/**
 * What a translation changed of the parts that programs need: placeholders, tags, key hints, and the invisible marks
 * that keep a name of the other writing direction apart.
 */
export function protectedPartProblems({ key, english, exported, text }: CheckedRow): string[] {
  const isBroken = /{{|}}/.test(text.replace(/{{\s*\w+[^{}]*}}/g, ''));
  return [
    ...(isBroken ? ['has a broken placeholder'] : []),
    ...comparePlaceholders({ key, english, exported, text }),
    ...compare('tag', matches(english, TAG), matches(text, TAG)),
    ...compareKeyHints(english, text),
    ...(matches(exported, ISOLATE).length === matches(text, ISOLATE).length
      ? []
      : ['has lost or additional invisible marks of the writing direction']),
  ];
}
