import { expect, it } from '@jest/globals';
import { measureText, textLimit } from './text-limit.ts';

it('counts what a reader sees: composed letters once, wide letters twice, no placeholders and tags', () => {
  expect(measureText('<b>{{late}}</b> late')).toBe(5);
  expect(measureText('ที่')).toBe(1);
  expect(measureText('注文 A')).toBe(6);
});

it('limits a label to what the screens are tested with, and lets sentences wrap', () => {
  expect(textLimit('0123456789', 3)).toBe(14);
  expect(textLimit('0123456789', 20)).toBe(20);
  expect(textLimit('a '.repeat(40), 3)).toBe(undefined);
  expect(textLimit('one\ntwo', 3)).toBe(undefined);
});
