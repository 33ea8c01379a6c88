import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps, type RequestOptions } from 'node:https';
import { OutgoingFailure } from './outgoing-failure';
import { pinAddress, type AddressRule } from './pinned-address';
import { readBody } from './read-body';

export interface OutgoingRequest {
  url: string | URL;
  /** `GET` where it is missing. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | null;
}

/** A request whose body may be no text. */
interface BinaryRequest extends Omit<OutgoingRequest, 'body'> {
  body?: string | Uint8Array | null;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** An answer that is no text, such as a picture. */
export interface BinaryAnswer extends Omit<OutgoingAnswer, 'text'> {
  content: Buffer;
}

export interface HttpClientSettings {
  /** From the look-up of the host to the last byte of the answer, redirects included. */
  timeoutMs: number;
  mostBytes: number;
  /** Only the status of an answer counts: one that is too large is cut instead of failing. */
  isBodyUnused?: boolean;
  /** For addresses that others have entered: the rule is applied to the address that is connected to. */
  isAllowed?: AddressRule;
  /** How many redirects of a GET are followed; none where it is missing. */
  redirects?: number;
}

/** Calls of other servers. Settings state how long and how much; the answer of every status is an answer. */
export interface HttpClient {
  /** @throws OutgoingFailure `lost` without a whole answer, `refused` where the address must not be called */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>;
}

/** The same for answers in bytes. */
export interface BinaryHttpClient {
  /** @throws OutgoingFailure as `send` does */
  fetchBytes(request: BinaryRequest): Promise<BinaryAnswer>;
}

/** Some services refuse calls of programs that do not name themselves. */
const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'courier-portal' };
/** Shorter than the five seconds for which Node's own servers keep an unused connection. */
const UNUSED_MS = 4000;
const AGENTS = {
  'http:': new HttpAgent({ keepAlive: true, timeout: UNUSED_MS }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: UNUSED_MS }),
} as const;

export function createHttpClient(settings: HttpClientSettings): HttpClient & BinaryHttpClient {
  const fetchBytes = async (request: BinaryRequest): Promise<BinaryAnswer> => {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    try {
      return await Promise.race([sendAndRedirect(settings, request, signal), rejectWhenAborted(signal)]);
    } catch (error) {
      if (error instanceof OutgoingFailure) throw error;
      const reason = signal.aborted ? 'timeout' : 'connection';
      throw new OutgoingFailure('lost', null, reason, null, { cause: error });
    }
  };
  return {
    fetchBytes,
    send: async (request) => {
      const { content, ...answer } = await fetchBytes(request);
      return { ...answer, text: new TextDecoder().decode(content) };
    },
  };
}

/** A look-up of a host cannot be aborted. */
const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

async function sendAndRedirect(
  settings: HttpClientSettings,
  first: BinaryRequest,
  signal: AbortSignal,
): Promise<BinaryAnswer> {
  let request = first;
  for (let left = settings.redirects ?? 0; ; left -= 1) {
    const answer = await sendOnce(settings, request, signal);
    const { location } = answer.headers;
    const isFollowed = left > 0 && location !== undefined && (request.method ?? 'GET') === 'GET';
    if (!isFollowed || answer.status < 300 || answer.status >= 400) return answer;
    // Headers may contain a key, which is meant for the first server alone.
    request = { url: new URL(location, request.url) };
  }
}

async function sendOnce(
  settings: HttpClientSettings,
  { url, method = 'GET', headers, body = null }: BinaryRequest,
  signal: AbortSignal,
): Promise<BinaryAnswer> {
  const address = new URL(url);
  const { protocol } = address;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new OutgoingFailure('refused', null, 'refused-address');
  const connection = settings.isAllowed
    ? await pinAddress(address, settings.isAllowed)
    : { agent: AGENTS[protocol] };
  // Without it Node sends the body of a DELETE without its end.
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = { ...connection, method, signal, headers: { ...HEADERS, ...headers, ...length } };
  const answer = await openAnswer(address, options, body);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    content: await readBody(answer, settings),
  };
}

function openAnswer(
  address: URL,
  options: RequestOptions,
  body: string | Uint8Array | null,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = address.protocol === 'https:' ? requestHttps : requestHttp;
    const request = open(address, options, resolve);
    // It may fail more than once, also after its answer began.
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
