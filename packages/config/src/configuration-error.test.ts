import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { ConfigurationError, describeProblems } from './configuration-error';

const describeIssues = (schema: v.GenericSchema, value: unknown): string[] =>
  describeProblems(v.safeParse(schema, value).issues ?? []);
const SECRET = 'sk_live_1';

it.each([
  [v.picklist(['cash', 'card']), SECRET, '(root) must be one of cash, card'],
  [
    v.object({ fee: v.object({ minor: v.number() }) }),
    { fee: { minor: SECRET } },
    'fee.minor must be number',
  ],
  [
    v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
    { code: SECRET },
    'code must match /^[A-Z]{2}$/',
  ],
  [v.object({ days: v.pipe(v.number(), v.minValue(3)) }), { days: 2 }, 'days must be >=3'],
  [
    v.object({
      seats: v.pipe(
        v.number(),
        v.check((seats) => seats % 2 === 0, 'must be even'),
      ),
    }),
    { seats: 3 },
    'seats must be even',
  ],
  [
    v.object({
      seats: v.pipe(
        v.string(),
        v.check((seats) => seats === 'two'),
      ),
    }),
    { seats: SECRET },
    'seats must be something else',
  ],
  [v.object({ keys: v.pipe(v.array(v.string()), v.minLength(2)) }), { keys: ['J'] }, 'keys must be >=2 long'],
  [v.object({ days: v.number() }), {}, 'days must be there'],
  [v.array(v.string()), ['a', 5], '1 must be string'],
] as const)(
  'reports the path of an invalid value and the expectation, never the value: %#',
  (schema, value, sentence) => {
    const sentences = describeIssues(schema, value);
    expect(sentences).toEqual([sentence]);
    expect(sentences.join()).not.toContain(SECRET);
  },
);

it('reports every problem at once', () => {
  const error = new ConfigurationError('brand oasis', ['a must be even', 'b is missing']);
  expect(error).toMatchObject({
    name: 'ConfigurationError',
    message: 'Wrong brand oasis: a must be even; b is missing',
    problems: ['a must be even', 'b is missing'],
  });
});
