import {
  createHttpClient,
  type OutgoingAnswer,
  type OutgoingRequest,
} from '../../../platform/outgoing/http/http-client';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { toFailure } from '../../../platform/outgoing/http/read-answer';

const LONGEST_REASON = 200;

/** Two calls and their repeats fit in the claim of a charge. */
const client = createHttpClient({ timeoutMs: 10_000, mostBytes: 1024 * 1024 });

/**
 * One call of a card provider. Answers of all statuses below 500 except 429 are returned.
 * @throws OutgoingFailure
 */
export async function exchange(request: OutgoingRequest): Promise<OutgoingAnswer> {
  const answer = await client.send(request);
  if (answer.status === 429 || answer.status >= 500) throw toFailure(answer);
  return answer;
}

/** Repeats an idempotent call once when its answer is lost. */
export async function repeatLost<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof OutgoingFailure && error.kind === 'lost') return call();
    throw error;
  }
}

export const shortReason = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .slice(0, LONGEST_REASON);
