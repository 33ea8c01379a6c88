import type * as z from 'zod/mini';
import { Refusal } from '../../../contract-mount/refusal';

const LIMIT_MS = 3000;
const RETRY_SECONDS = 2;

/** Settings of a provider for its adapter. */
export interface ProviderSettings {
  /** Address without trailing slash. */
  readonly url: string;
  readonly key: string | null;
}

interface Asking {
  readonly init?: RequestInit;
  /** Statuses that say there is no such thing. */
  readonly missing?: readonly number[];
}

/**
 * Asks a provider and reads its answer. The query is in no message, because it is a personal address.
 * Undefined for a status that says there is no such thing.
 * @throws Refusal 503 when it is late or overrun, 502 when it fails or answers something else than its documentation says
 */
export async function askProvider<T>(
  address: URL,
  schema: z.ZodMiniType<T>,
  { init = {}, missing = [] }: Asking = {},
): Promise<T | undefined> {
  let answer: Response;
  try {
    answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  } catch (error) {
    throw isLate(error) ? unavailable(503) : unavailable(502);
  }
  if (missing.includes(answer.status)) return undefined;
  if (answer.status === 429 || answer.status === 503) throw unavailable(503);
  if (!answer.ok) throw unavailable(502);
  try {
    return schema.parse(await answer.json());
  } catch (error) {
    throw isLate(error) ? unavailable(503) : unavailable(502);
  }
}

/** `path` below the provider's address with the given query; what is undefined is left out. */
export function addressOf(
  { url }: Pick<ProviderSettings, 'url'>,
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): URL {
  const address = new URL(`${url}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  return address;
}

/** A refusal the provider words inside an answer of status 200: a wrong key, too many calls. */
export const providerRefuses = (status: string): Refusal =>
  unavailable(/LIMIT|UNKNOWN/.test(status) ? 503 : 502);

const unavailable = (status: 502 | 503): Refusal =>
  new Refusal(status, 'The address search does not answer.', 'error.unavailable', {
    retryAfter: RETRY_SECONDS,
  });

const isLate = (error: unknown): boolean => (error as { name?: unknown }).name === 'TimeoutError';
