import { OUTCOMES_ADDRESS, RELEASE_FAILURES, RELEASE_LIMITS } from '@courier/config';
import * as z from 'zod/mini';
import { defineCall } from '../wire/call';

const subject = {
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  release: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
};

/** Outcome of a release on one page, without data about the user or the content. */
const releaseOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ ...subject, outcome: z.literal('loaded') }),
  z.object({ ...subject, outcome: z.literal('failed'), kind: z.enum(RELEASE_FAILURES) }),
]);

export type ReleaseOutcome = z.infer<typeof releaseOutcomeSchema>;

/** Health of remote releases, reported by the pages that run them. */
export const releasesContract = {
  tell: defineCall({
    method: 'POST',
    path: OUTCOMES_ADDRESS,
    base: 'root',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({
      outcomes: z
        .array(releaseOutcomeSchema)
        .check(z.minLength(1), z.maxLength(RELEASE_LIMITS.outcomesAtOnce)),
    }),
    /** The same whether it counted or not, so the answer reveals nothing. */
    answer: z.object({ result: z.object({ told: z.literal(true) }) }),
    errors: [400, 403],
    retries: 0,
    idempotency: 'none',
  }),
};
