import { expect, it } from '@jest/globals';
import { protectedPartProblems } from './protected-parts.ts';

const check = (english: string, text: string, { key = 'text', exported = text } = {}) =>
  protectedPartProblems({ key, english, exported, text });

it('the key ? has to stay, also as the question mark of Arabic', () => {
  const english = 'Press ? for all keys.';
  expect(check(english, '؟ لكل المفاتيح.')).toEqual([]);
  expect(check(english, '按 ? 查看')).toEqual([]);
  expect(check(english, 'Alle Tasten')).toEqual(['lacks the key hint ?']);
  expect(check('All keys?', 'Alle Tasten')).toEqual([]);
});

it('a form that English lacks may write a value as a word if it already does', () => {
  const english = '{{figure}} orders';
  const options = { key: 'orders_two', exported: 'طلبان' };
  expect(check(english, 'طلبان اثنان', options)).toEqual([]);
  expect(check(english, '{{figure}} طلب', options)).toEqual([]);
  expect(check(english, '{{number}} طلب', options)).toEqual([
    'lacks the placeholder {{figure}}',
    'has the additional placeholder {{number}}',
  ]);
});

it('the forms for one and two may write the number as a word', () => {
  expect(check('{{count}} orders', 'one order', { key: 'orders_one', exported: '' })).toEqual([]);
});

it('counts repeated placeholders and tags', () => {
  expect(check('<b>{{a}}</b> to {{a}}', '<b>{{a}}</b>', { exported: '' })).toEqual([
    'lacks the placeholder {{a}}',
  ]);
  expect(check('<b>a</b>', '<b>a</b><b>c</b>')).toEqual([
    'has the additional tag </b>',
    'has the additional tag <b>',
  ]);
});
