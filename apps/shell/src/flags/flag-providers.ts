import { LIMITS } from '@courier/config';
import * as z from 'zod/mini';

export type FlagValues = Readonly<Record<string, boolean>>;

/** Somewhere flag values come from. */
export interface FlagProvider {
  name: string;
  read(signal: AbortSignal): Promise<FlagValues>;
}

type Fetch = typeof fetch;

const evaluationSchema = z.object({
  flags: z.array(z.object({ key: z.string(), value: z.optional(z.unknown()) })),
});
const fileSchema = z.record(z.string(), z.boolean());

async function json(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error('Error');
  return answer.json();
}

/** The flag service by the OpenFeature remote evaluation protocol. */
export function flagService(
  path: string,
  context: Record<string, string>,
  fetcher: Fetch = (...call) => fetch(...call),
): FlagProvider {
  return {
    name: 'flag-service',
    async read(signal) {
      const answer = await fetcher(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ context }),
        signal,
      });
      const { flags } = evaluationSchema.parse(await json(answer));
      return Object.fromEntries(
        flags.flatMap(({ key, value }) => (typeof value === 'boolean' ? [[key, value]] : [])),
      );
    },
  };
}

/** The static fallback file of the origin. */
export function flagFile(
  path = '/feature-flags.json',
  fetcher: Fetch = (...call) => fetch(...call),
): FlagProvider {
  return {
    name: 'static-file',
    read: async (signal) => fileSchema.parse(await json(await fetcher(path, { signal }))),
  };
}

/**
 * The values of the first provider that answers within 2 s.
 * @throws Error 'FwF: couldnt refresh the flags' when none does, with each provider's failure as its cause
 */
export async function readFlags(providers: readonly FlagProvider[]): Promise<FlagValues> {
  const failures: string[] = [];
  for (const provider of providers) {
    try {
      return await provider.read(AbortSignal.timeout(LIMITS.flagTimeoutMs));
    } catch (error) {
      const late = (error as { name?: unknown }).name === 'TimeoutError';
      failures.push(`${provider.name}: ${late ? 'Timeout error' : 'Error'}`);
    }
  }
  throw new Error('FwF: couldnt refresh the flags', { cause: failures });
}
