import { takeEarly } from '@courier/config/document';

/**
 * The JSON under an address: its early answer when there is one, else a call.
 * @param patienceMs milliseconds after which a call of its own is given up
 * @throws Error on a status outside 2xx, when the line fails and on anything that is no JSON
 */
export async function textsAt(address: string | URL, patienceMs = 8000): Promise<unknown> {
  const answer = await (takeEarly(address) ?? fetch(address, { signal: AbortSignal.timeout(patienceMs) }));
  if (!answer.ok) throw new Error(`Texts answered ${answer.status}`);
  return answer.json();
}
