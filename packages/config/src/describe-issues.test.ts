import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { describeIssues } from './describe-issues';

const sentencesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const read = schema.safeParse(value);
  return read.success ? [] : describeIssues(read.error);
};
const SECRET = 'sk_live_1';

it.each([
  [z.enum(['cash', 'card']), SECRET, '(root) must be one of cash, card'],
  [
    z.object({ fee: z.object({ minor: z.number() }) }),
    { fee: { minor: SECRET } },
    'fee.minor must be of type number',
  ],
  [
    z.object({ code: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
    { code: SECRET },
    'code must match /^[A-Z]{2}$/',
  ],
  [z.object({ mail: z.email() }), { mail: SECRET }, 'mail must match '],
  [z.object({ days: z.number().check(z.minimum(3)) }), { days: 2 }, 'days must be at least 3'],
  [z.object({ days: z.number().check(z.maximum(7)) }), { days: 8 }, 'days must be at most 7'],
  [z.array(z.string()), ['a', 5], '1 must be of type string'],
] as const)(
  'says where a value is wrong and what is expected, never the value: %#',
  (schema, value, sentence) => {
    const sentences = sentencesOf(schema, value);
    expect(sentences).toEqual([expect.stringContaining(sentence)]);
    expect(sentences.join()).not.toContain(SECRET);
  },
);

it('says what else a rule asks in the words of the rule', () => {
  const even = z.number().check(z.refine((value) => value % 2 === 0, 'must be even'));
  expect(sentencesOf(z.object({ seats: even }), { seats: 3 })).toEqual(['seats must be even']);
});
