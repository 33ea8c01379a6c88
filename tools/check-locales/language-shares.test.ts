import { expect, it } from '@jest/globals';
import { languageProblems } from './language-shares.ts';

const ENGLISH = { title: 'Orders', none: 'No orders yet', count: '{{count}}' };
const check = (texts: Record<string, string>, locale: string) =>
  languageProblems([{ english: ENGLISH, texts }], locale);

it('a language is refused if more than one text in twenty is the same as in English', () => {
  expect(check({ title: 'Aufträge', none: 'Noch keine Aufträge', count: '{{count}}' }, 'de')).toEqual([]);
  expect(check({ title: 'Orders', none: 'Noch keine Aufträge', count: '{{count}}' }, 'de')).toEqual([
    '50.0 % of the texts are the same as in English, at most 5.0 % may be',
  ]);
});

it('a language with its own script is refused if the letters are in another', () => {
  expect(check({ title: 'คำสั่งซื้อ', none: 'ยังไม่มีคำสั่งซื้อ', count: '{{count}}' }, 'th')).toEqual([]);
  expect(check({ title: 'Kham sang', none: 'ยังไม่มี', count: '{{count}}' }, 'th')).toEqual([
    '38.5 % of the letters are in Thai, at least 92.0 % must be',
  ]);
});
