import * as z from 'zod/mini';
import type { AccessTokens } from '../../../platform/outgoing/tokens/access-token';
import { ProviderError } from './provider-error';

const LONGEST_MS = 10_000;
/** Proofs are the longest answers: a photo of 8 MB in base64. */
const MOST_ANSWER_BYTES = 12 * 1024 * 1024;
const LONGEST_REASON = 200;

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the address of the API. */
  path: string;
  body?: object;
}

export interface ProviderCalls {
  /** @throws ProviderError */
  call<T>(request: ProviderRequest, answer: z.ZodMiniType<T>): Promise<T>;
  /** The answer as text. @throws ProviderError */
  callText(request: ProviderRequest): Promise<string>;
}

/** Calls of one provider with its token; a token that is refused is renewed once. */
export function createProviderCalls(apiUrl: string, tokens: AccessTokens): ProviderCalls {
  const attempt = (token: string, { method, path, body }: ProviderRequest) =>
    exchange(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const callText: ProviderCalls['callText'] = async (request) => {
    const token = await tokens.get();
    try {
      return await attempt(token, request);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      tokens.forget(token);
      return attempt(await tokens.get(), request);
    }
  };
  return { callText, call: async (request, answer) => parseAnswer(answer, await callText(request)) };
}

/** Requests a token: the one call without a token. @throws ProviderError */
export async function requestToken(
  tokenUrl: string,
  form: Readonly<Record<string, string>>,
): Promise<{ accessToken: string; expiresInSeconds: number }> {
  const text = await exchange(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  }).catch((error: unknown) => {
    // No delivery was touched, so that the call after it may simply be made later.
    if (error instanceof ProviderError) throw new ProviderError('busy', error.status, 'no access token');
    throw error;
  });
  const { access_token: accessToken, expires_in: expiresIn } = parseAnswer(tokenSchema, text);
  return { accessToken, expiresInSeconds: Number(expiresIn) || 0 };
}

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** pandago sends a text, Uber a number. */
  expires_in: z.union([z.string(), z.number()]),
});

async function exchange(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal });
    text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('lost', null, signal.aborted ? 'timeout' : 'connection');
  }
  if (response.ok) return text;
  const reason = readReason(text);
  if (response.status === 429)
    throw new ProviderError('busy', 429, reason, readSeconds(response.headers.get('retry-after')));
  throw new ProviderError(response.status >= 500 ? 'lost' : 'refused', response.status, reason);
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_ANSWER_BYTES) throw new ProviderError('refused', response.status, 'answer too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const errorSchema = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) });

function readReason(text: string): string {
  const parsed = errorSchema.safeParse(parseJson(text));
  const { code, message } = parsed.success ? parsed.data : {};
  return [code, message].filter(Boolean).join(': ').slice(0, LONGEST_REASON);
}

const readSeconds = (text: string | null): number | null =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;

/** @throws ProviderError `lost`: the call had its effect, but the answer does not say which */
function parseAnswer<T>(schema: z.ZodMiniType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderError('lost', 200, `unreadable answer: ${fields}`.slice(0, LONGEST_REASON));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
