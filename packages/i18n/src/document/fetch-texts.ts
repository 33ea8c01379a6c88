import { withEarlyAnswers } from '@courier/config/document';

const fetcher = withEarlyAnswers((...call) => fetch(...call));

/**
 * The JSON under an address: its early answer when there is one, else a call.
 * @param patienceMs milliseconds after which an answer that has not begun is given up
 * @throws Error on a status outside 2xx, when the line fails and on anything that is no JSON
 */
export async function textsAt(address: string | URL, patienceMs = 8000): Promise<unknown> {
  const answer = await fetcher(String(address), { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`Texts answered ${answer.status}`);
  return answer.json();
}
