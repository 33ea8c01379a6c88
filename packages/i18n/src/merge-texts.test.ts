import { expect, it } from '@jest/globals';
import { mergeTexts, mergeVariant } from './merge-texts';
import type { Texts } from './texts';

const STORED: Record<string, Texts> = {
  de: { nav: { orders: 'Aufträge', help: 'Hilfe' }, title: 'Lieferung' },
  de_AT: { nav: { help: 'Hilfe holen' }, title: 'Zustellung' },
};

it('merges a variant over its base language, key by key', () => {
  expect(mergeVariant('de_AT', (language) => STORED[language] ?? {})).toEqual({
    nav: { orders: 'Aufträge', help: 'Hilfe holen' },
    title: 'Zustellung',
  });
});

it('returns the texts of a language that is no variant as they are stored', () => {
  expect(mergeVariant('de', (language) => STORED[language] ?? {})).toBe(STORED['de']);
});

it('adds what the lower texts lack, and replaces a text by nested ones', () => {
  expect(mergeTexts({ title: 'A' }, { title: { long: 'B' }, toString: 'C' })).toEqual({
    title: { long: 'B' },
    toString: 'C',
  });
});
