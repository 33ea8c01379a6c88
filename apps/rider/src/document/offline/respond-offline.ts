import { isReleaseFile, markAsStored, PAGE } from './stored-page';

/** A request of the page, as its service worker gets it. */
interface PageRequest {
  url: string;
  method: string;
  mode: string;
}

export interface AnswerSources<R extends PageRequest> {
  fetch(request: R): Promise<Response>;
  openCache(): Promise<Pick<Cache, 'match' | 'put'>>;
}

/**
 * Answers the page and the files of its release; null leaves a request to the browser, as all calls.
 *
 * The page comes from the server whenever the server answers, and names its own files. So a stored script runs only
 * with its own page, and with a newer server only until the page has noticed it.
 */
export function respondOffline<R extends PageRequest>(
  request: R,
  sources: AnswerSources<R>,
): Promise<Response> | null {
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') return pathname === PAGE ? respondWithPage(request, sources) : null;
  return request.method === 'GET' && isReleaseFile(pathname) ? respondWithFile(request, sources) : null;
}

async function respondWithPage<R extends PageRequest>(
  request: R,
  { fetch, openCache }: AnswerSources<R>,
): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const stored = await (await openCache()).match(PAGE, { ignoreVary: true });
  if (!stored) return answer ?? Response.error();
  const headers = new Headers(stored.headers);
  // The text is decoded and longer than the answer of the server was.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(markAsStored(await stored.text()), { headers });
}

async function respondWithFile<R extends PageRequest>(
  request: R,
  { fetch, openCache }: AnswerSources<R>,
): Promise<Response> {
  const cache = await openCache();
  const stored = await cache.match(request.url, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}
