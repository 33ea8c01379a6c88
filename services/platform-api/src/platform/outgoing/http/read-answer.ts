import type * as z from 'zod';
import type { OutgoingAnswer } from './http-client';
import { OutgoingFailure } from './outgoing-failure';
import { readRetryAfter } from './retry-after';

const LONGEST_REASON = 200;

export const isSuccess = ({ status }: Pick<OutgoingAnswer, 'status'>): boolean =>
  status >= 200 && status < 300;

/** What an answer of another status than 2xx says about its call. */
export function toFailure({ status, headers }: OutgoingAnswer, reason = ''): OutgoingFailure {
  const kind = status === 429 ? 'busy' : status >= 500 ? 'lost' : 'refused';
  return new OutgoingFailure(kind, status, reason.slice(0, LONGEST_REASON), readRetryAfter(headers));
}

/** @throws OutgoingFailure `lost` for another shape: the call had its effect, but the answer does not say which */
export function readJson<T>(schema: z.ZodType<T>, { status, text }: OutgoingAnswer): T {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  const reason = ['unreadable answer', ...fields].join(' ').slice(0, LONGEST_REASON);
  throw new OutgoingFailure('lost', status, reason);
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
