import { expect, it } from '@jest/globals';
import { findMalformedText, isStorable } from './malformed-text';

it.each([
  ['茶 🛵 \u202e \ufdd0 \uffff \u{10ffff}', true],
  ['', true],
  ['\ud800', false],
  ['茶\udc00茶', false],
  ['\udc00\ud800', false],
  ['a\0', false],
])('%j can be stored: %p', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});

it.each([
  [null, null],
  [{ a: [1, true, null, 'x'] }, null],
  ['\ud800', ''],
  [{ customer: { name: 'Lin\udc00' } }, 'customer.name'],
  [{ notes: ['', { text: '\0' }] }, 'notes.1.text'],
  [{ context: { 'a\ud800': 1 } }, 'context.a\ufffd'],
  [{ context: { '\0': { '\ud800': 1 } } }, 'context.\ufffd'],
])('finds the first malformed text of %j at %j', (value, path) => {
  expect(findMalformedText(value)).toBe(path);
});

it('reads JSON that nests deeper than the call stack, a megabyte of it in a few seconds of processor time', () => {
  const depth = 500_000;
  const nested: unknown = JSON.parse(`${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`);
  const before = process.cpuUsage();
  expect(findMalformedText(nested)?.split('.')).toHaveLength(depth);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(8);
});
