import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from '../../../platform/outgoing/http/public-address';

/** What became of one attempt; the answer itself is not kept. */
export type PostOutcome =
  | { statusCode: number; error: null }
  | { statusCode: null; error: 'timeout' | 'refused-address' | 'unknown-host' | 'connection' };

/** Posts a message once. */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<PostOutcome>;

const LONGEST_MS = 10_000;
const MOST_ANSWER_BYTES = 64 * 1024;

interface PostRules {
  /** Addresses that only we can reach are refused, and http as well. */
  isProduction: boolean;
  /** Whether this machine may be called, outside production. */
  allowsLoopback: boolean;
}

/** The host resolves to an address that is checked, and that address alone is connected to. */
export function createPostWebhook(rules: PostRules): PostWebhook {
  return async (url, headers, body) => {
    const { hostname, protocol } = new URL(url);
    const signal = AbortSignal.timeout(LONGEST_MS);
    const address = await resolveHost(hostname.replace(/^\[|\]$/g, ''));
    if (address === null) return { statusCode: null, error: 'unknown-host' };
    if (!isAllowed(rules, protocol, address)) return { statusCode: null, error: 'refused-address' };
    const pinned: RequestOptions['lookup'] = (_name, options, done) => {
      const family = isIP(address);
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    };
    const options = { method: 'POST', signal, lookup: pinned, agent: false } as const;
    try {
      return { statusCode: await send(url, { ...options, headers }, body), error: null };
    } catch {
      return { statusCode: null, error: signal.aborted ? 'timeout' : 'connection' };
    }
  };
}

function isAllowed({ isProduction, allowsLoopback }: PostRules, protocol: string, address: string): boolean {
  if (isProduction) return protocol === 'https:' && isPublicAddress(address);
  return allowsLoopback || !isLoopback(address);
}

/** Null where there is no such host. Of several addresses every one has to be public, or none is used. */
async function resolveHost(host: string): Promise<string | null> {
  if (isIP(host) !== 0) return host;
  const found = await lookup(host, { all: true }).catch(() => []);
  return (found.find(({ address }) => !isPublicAddress(address)) ?? found[0])?.address ?? null;
}

/** Redirects are not followed: their status is the answer. */
function send(url: string, options: RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const post = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = post(url, options, (answer) => void readStatus(answer).then(resolve, reject));
    request.once('error', reject);
    request.end(body);
  });
}

/** Reads the answer to its end, or as much as may come. */
function readStatus(answer: IncomingMessage): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_ANSWER_BYTES) return;
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    answer.once('end', () => resolve(answer.statusCode ?? 0));
    answer.once('error', reject);
  });
}
