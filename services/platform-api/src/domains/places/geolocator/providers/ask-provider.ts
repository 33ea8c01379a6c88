import type * as z from 'zod/mini';
import { Refusal } from '../../../../platform/calls/refusal';

const LIMIT_MS = 3000;
const RETRY_SECONDS = 2;

export interface ProviderSettings {
  /** Without trailing slash. */
  readonly url: string;
  readonly key: string | null;
}

interface Asking {
  readonly init?: RequestInit;
  /** Statuses that mean "not found". */
  readonly missing?: readonly number[];
}

/**
 * Messages never contain the query, because it is a personal address.
 * @returns undefined for a status that means "not found"
 * @throws Refusal 503 for a timeout or an overload, 502 for a failure or an undocumented answer
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

const isLate = (error: unknown): boolean => (error as { name?: unknown }).name === 'TimeoutError';
