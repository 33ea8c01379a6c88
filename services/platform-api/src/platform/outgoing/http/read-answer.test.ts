import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { readJson, toFailure } from './read-answer';
import { readRetryAfter } from './retry-after';

const buildAnswer = (status: number, headers = {}, text = '') => ({ status, headers, text });
const schema = z.object({ id: z.string(), fee: z.number() });

describe('an answer', () => {
  it('of another shape is lost, and its failure names the fields but no values', () => {
    expect(readJson(schema, buildAnswer(200, {}, '{"id":"a","fee":2}'))).toEqual({ id: 'a', fee: 2 });
    const read = (text: string) => () => readJson(schema, buildAnswer(200, {}, text));
    expect(read('{"id":7,"fee":"much"}')).toThrow('status 200: unreadable answer id fee');
    expect(read('<html>')).toThrow('status 200: unreadable answer');
    expect(read('{"id":7}')).toThrow(expect.objectContaining({ kind: 'lost' }));
  });

  it.each([
    [429, 'busy'],
    [500, 'lost'],
    [503, 'lost'],
    [400, 'refused'],
    [301, 'refused'],
  ])('with status %s counts as %s', (status, kind) => {
    expect(toFailure(buildAnswer(status, { 'retry-after': '30' }), 'reason')).toMatchObject({
      kind,
      status,
      reason: 'reason',
      retryAfterSeconds: 30,
    });
  });
});

describe('Retry-After', () => {
  const answeredAt = 'Sun, 29 Nov 2026 12:00:00 GMT';

  it.each([
    ['0', 0],
    ['120', 120],
    ['999999999', 86_400],
    ['Sun, 29 Nov 2026 12:01:30 GMT', 90],
    ['Sun, 29 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 86_400],
    ['soon', null],
    ['-5', null],
    ['', null],
  ])('%s means %s seconds', (text, seconds) => {
    expect(readRetryAfter({ 'retry-after': text, date: answeredAt })).toBe(seconds);
  });

  it('as a date is compared with our clock where the answer has none', () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const seconds = readRetryAfter({ 'retry-after': inAMinute }) ?? 0;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(readRetryAfter({})).toBeNull();
  });
});
