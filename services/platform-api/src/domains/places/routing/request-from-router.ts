import type * as z from 'zod';
import { createHttpClient, type OutgoingRequest } from '../../../platform/outgoing/http/http-client';
import { isSuccess, readJson, toFailure } from '../../../platform/outgoing/http/read-answer';
import type { RouterSettings } from './router';

/** A matrix of all destinations, or a way through a country. */
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

interface Question extends OutgoingRequest {
  /** Statuses besides 2xx whose body is read, because it says that there is no way. */
  readonly readable?: readonly number[];
}

/** @throws OutgoingFailure for a timeout, another status, or a body that the schema refuses */
export async function requestFromRouter<T>(
  { timeoutMs }: Pick<RouterSettings, 'timeoutMs'>,
  schema: z.ZodType<T>,
  { readable = [], ...request }: Question,
): Promise<T> {
  const answer = await createHttpClient({ timeoutMs, mostBytes: MOST_ANSWER_BYTES }).send(request);
  if (!isSuccess(answer) && !readable.includes(answer.status)) throw toFailure(answer);
  return readJson(schema, answer);
}
