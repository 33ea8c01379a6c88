import { takeEarly } from '@courier/config/document';

interface TextCall {
  /** Milliseconds an early answer is waited for, and after which a call is given up; 8000 unless given. */
  patienceMs?: number;
  /** Hash the file must have; a call of its own is held to it. */
  integrity?: string | undefined;
  fetcher?: typeof fetch;
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The JSON under an address: its early answer when there is one in time, else that of a call.
 * @throws Error on a status outside 2xx, when the line fails and on anything that is no JSON
 */
export async function textsAt(
  address: string | URL,
  { patienceMs = 8000, integrity, fetcher = (...call) => fetch(...call) }: TextCall = {},
): Promise<unknown> {
  const early = takeEarly(address)?.catch(() => undefined);
  const answer =
    (early && (await Promise.race([early, after(patienceMs)]))) ??
    (await fetcher(address, {
      signal: AbortSignal.timeout(patienceMs),
      ...(integrity === undefined ? {} : { integrity }),
    }));
  if (!answer.ok) throw new Error(`Texts answered ${answer.status}`);
  return answer.json();
}
