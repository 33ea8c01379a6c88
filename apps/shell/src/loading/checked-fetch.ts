import { RemoteFault } from './remote-fault';

export const FILE_TIMEOUT_MS = 8000;

/** @throws RemoteFault `timeout`, `network`, `server` or `missing` */
export async function checkedFetch(
  url: string,
  init: RequestInit = {},
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetcher(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
  } catch (cause) {
    const late = (cause as { name?: unknown }).name === 'TimeoutError';
    throw new RemoteFault(late ? 'timeout' : 'network', `${url} did not arrive`, { cause });
  }
  const { status } = answer;
  if (status >= 500) throw new RemoteFault('server', `${url} answered ${status}`, { status });
  if (!answer.ok) throw new RemoteFault('missing', `${url} answered ${status}`, { status });
  return answer;
}

/** A connection can break after the headers, so the body is read completely. */
async function wholeFile(url: string, fetcher?: typeof fetch): Promise<void> {
  const answer = await checkedFetch(url, { cache: 'no-store', credentials: 'same-origin' }, fetcher);
  try {
    await answer.arrayBuffer();
  } catch (cause) {
    throw new RemoteFault('network', `${url} was cut half way`, { cause });
  }
}

/**
 * Finds out why script files did not load; the `error` event of a script element has no reason. Null when
 * every file arrives and matches its hash.
 */
export async function diagnoseFiles(
  urls: readonly string[],
  integrity: Readonly<Record<string, string>>,
  fetcher?: typeof fetch,
): Promise<RemoteFault | null> {
  for (const url of urls) {
    try {
      await wholeFile(url, fetcher);
    } catch (fault) {
      return fault as RemoteFault;
    }
    const hash = integrity[url];
    if (hash === undefined) continue;
    try {
      await checkedFetch(url, { cache: 'no-store', integrity: hash }, fetcher);
    } catch (cause) {
      return new RemoteFault('integrity', `${url} does not match its hash`, { cause });
    }
  }
  return null;
}
