import { expect, it } from '@jest/globals';
import { mergeTexts as merge } from './merge-texts.ts';

const mergeTexts = (source: string, changes: Map<string, string>, paths: readonly string[]) =>
  merge(
    source,
    changes,
    paths.map((path) => ({ path })),
  );

it('adds a new key after the key that precedes it in English', () => {
  const source = `${JSON.stringify({ b: 'B', a: { x: 'X' } }, null, 2)}\n`;
  const changes = new Map([
    ['a.y', 'Y'],
    ['c.z', 'Z'],
  ]);
  expect(mergeTexts(source, changes, ['a.x', 'a.y', 'b', 'c.z'])).toBe(
    `${JSON.stringify({ b: 'B', c: { z: 'Z' }, a: { x: 'X', y: 'Y' } }, null, 2)}\n`,
  );
});

it('writes the file of a new language in the order of English', () => {
  const changes = new Map([
    ['b', '\u2068B\u2069'],
    ['a.x', 'say "X"'],
  ]);
  expect(mergeTexts('', changes, ['a.x', 'b'])).toBe(
    '{\n  "a": {\n    "x": "say \\"X\\""\n  },\n  "b": "\\u2068B\\u2069"\n}\n',
  );
});

it('keeps unusual escapes of the texts that it does not change', () => {
  const source = '{\n  "a": "\\u0041",\n  "b": "B"\n}\n';
  expect(mergeTexts(source, new Map([['b', 'C']]), ['a', 'b'])).toBe('{\n  "a": "\\u0041",\n  "b": "C"\n}\n');
});

it('writes invisible marks of the writing direction as the replaced text does', () => {
  const changes = new Map([['a', '\u2068B\u2069']]);
  expect(mergeTexts('{\n  "a": "\u2068A\u2069"\n}\n', changes, ['a'])).toBe('{\n  "a": "\u2068B\u2069"\n}\n');
  expect(mergeTexts('{\n  "a": "\\u2068A\\u2069"\n}\n', changes, ['a'])).toBe(
    '{\n  "a": "\\u2068B\\u2069"\n}\n',
  );
});

it('leaves out of a variant what is the same as in its base language', () => {
  const source = '{\n  "a": "A",\n  "b": "B"\n}\n';
  const entries = [
    { path: 'a', baseText: 'a' },
    { path: 'b', baseText: 'b' },
  ];
  expect(merge(source, new Map([['a', 'a']]), entries)).toBe('{\n  "b": "B"\n}\n');
});
