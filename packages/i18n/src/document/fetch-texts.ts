import { consumeEarly } from '@courier/config/document';

interface TextCall {
  /** Time limit for a preloaded answer and for a call, in milliseconds; 8000 by default. */
  patienceMs?: number;
  /** Expected hash of the file, for a new call. */
  integrity?: string | undefined;
  fetcher?: typeof fetch;
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The JSON of an address, from a preloaded answer in time, else from a call.
 * @throws Error on a status outside 2xx, a failed connection or invalid JSON
 */
export async function textsAt(
  address: string | URL,
  { patienceMs = 8000, integrity, fetcher = (...call) => fetch(...call) }: TextCall = {},
): Promise<unknown> {
  const early = consumeEarly(address)?.catch(() => undefined);
  const answer =
    (early && (await Promise.race([early, after(patienceMs)]))) ??
    (await fetcher(address, {
      signal: AbortSignal.timeout(patienceMs),
      ...(integrity === undefined ? {} : { integrity }),
    }));
  if (!answer.ok) throw new Error(`Texts answered ${answer.status}`);
  return answer.json();
}
