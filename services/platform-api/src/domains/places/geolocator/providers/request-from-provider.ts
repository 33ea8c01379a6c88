import type * as z from 'zod';
import { Refusal } from '../../../../platform/requests/refusal';
import { createHttpClient, type OutgoingRequest } from '../../../../platform/outgoing/http/http-client';
import { OutgoingFailure } from '../../../../platform/outgoing/http/outgoing-failure';
import { isSuccess, readJson, toFailure } from '../../../../platform/outgoing/http/read-answer';

const RETRY_SECONDS = 2;

export interface ProviderSettings {
  /** Without trailing slash. */
  readonly url: string;
  readonly key: string | null;
}

interface Asking extends Omit<OutgoingRequest, 'url'> {
  /** Statuses that mean "not found". */
  readonly missing?: readonly number[];
}

const client = createHttpClient({ timeoutMs: 3000, mostBytes: 4 * 1024 * 1024 });

/**
 * Messages never contain the query, because it is a personal address.
 * @returns undefined for a status that means "not found"
 * @throws Refusal 503 for a timeout or an overload, 502 for a failure or an undocumented answer
 */
export async function requestFromProvider<T>(
  url: URL,
  schema: z.ZodType<T>,
  { missing = [], ...request }: Asking = {},
): Promise<T | undefined> {
  try {
    const answer = await client.send({ ...request, url });
    if (missing.includes(answer.status)) return undefined;
    if (!isSuccess(answer)) throw toFailure(answer);
    return readJson(schema, answer);
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    const { status, reason } = error;
    throw unavailable(status === 429 || status === 503 || reason === 'timeout' ? 503 : 502);
  }
}

/** Omits undefined query values. */
export function buildProviderUrl(
  { url }: Pick<ProviderSettings, 'url'>,
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): URL {
  const address = new URL(`${url}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  return address;
}

/** For providers that report a refusal with status 200: a wrong key, too many calls. */
export const providerRefuses = (status: string): Refusal =>
  unavailable(/LIMIT|UNKNOWN/.test(status) ? 503 : 502);

const unavailable = (status: 502 | 503): Refusal =>
  new Refusal(status, 'The address search does not answer.', 'error.unavailable', {
    retryAfter: RETRY_SECONDS,
  });
