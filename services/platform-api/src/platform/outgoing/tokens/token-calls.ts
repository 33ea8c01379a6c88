import * as z from 'zod';
import { createHttpClient, type HttpClientSettings, type OutgoingAnswer } from '../http/http-client';
import { OutgoingFailure } from '../http/outgoing-failure';
import { isSuccess, parseJson, readJson, toFailure } from '../http/read-answer';
import { cacheAccessToken } from './access-token';

interface TokenRequest {
  /** `POST` with a body, else `GET`. */
  method?: 'PUT' | 'DELETE';
  /** Below the address of the API. */
  path: string;
  /** Sent as JSON. */
  body?: object;
}

/** Calls with an access token. Every call throws `OutgoingFailure`; `find` has null for what does not exist. */
export interface TokenCalls {
  call<T>(request: TokenRequest, answer: z.ZodType<T>): Promise<T>;
  callText(request: TokenRequest): Promise<string>;
  find<T>(request: TokenRequest, answer: z.ZodType<T>): Promise<T | null>;
  findText(request: TokenRequest): Promise<string | null>;
}

export interface TokenAccount {
  apiUrl: string;
  tokenUrl: string;
  /** What the token server gets: client and proof of the client. */
  form: () => Readonly<Record<string, string>>;
  limits: Pick<HttpClientSettings, 'timeoutMs' | 'mostBytes'>;
}

/** Calls an API with the token of an OAuth server. A token that is refused is renewed once. */
export function createTokenCalls(
  { apiUrl, tokenUrl, form, limits }: TokenAccount,
  nowMs: () => number,
): TokenCalls {
  const client = createHttpClient(limits);
  const tokens = cacheAccessToken(async () => {
    const answer = await client.send({
      url: tokenUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form()).toString(),
    });
    return readToken(answer);
  }, nowMs);
  const attempt = (token: string, { method, path, body }: TokenRequest) =>
    client.send({
      url: `${apiUrl}${path}`,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const getToken = () => tokens.get().catch(toTokenFailure);
  const send = async (request: TokenRequest): Promise<OutgoingAnswer> => {
    const token = await getToken();
    let answer = await attempt(token, request);
    if (answer.status === 401) {
      tokens.discard(token);
      answer = await attempt(await getToken(), request);
    }
    if (isSuccess(answer)) return answer;
    throw toFailure(answer, readReason(answer));
  };
  const call: TokenCalls['call'] = async (request, schema) => readJson(schema, await send(request));
  const callText: TokenCalls['callText'] = async (request) => (await send(request)).text;
  return {
    call,
    callText,
    find: (request, schema) => call(request, schema).catch(nullIfNotFound),
    findText: (request) => callText(request).catch(nullIfNotFound),
  };
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Some servers send a text, others a number. */
  expires_in: z.union([z.string(), z.number()]),
});

function readToken(answer: OutgoingAnswer) {
  if (!isSuccess(answer)) throw toFailure(answer);
  const { access_token: accessToken, expires_in: expiresIn } = readJson(tokenSchema, answer);
  return { accessToken, expiresInSeconds: Number(expiresIn) || 0 };
}

/** The call itself was not sent yet, so it may simply be sent later. */
function toTokenFailure(error: unknown): never {
  if (!(error instanceof OutgoingFailure)) throw error;
  throw new OutgoingFailure('busy', error.status, 'no access token', error.retryAfterSeconds);
}

const errorSchema = z.object({ message: z.string().optional(), code: z.string().optional() });

function readReason({ text }: OutgoingAnswer): string {
  const parsed = errorSchema.safeParse(parseJson(text));
  const { code, message } = parsed.success ? parsed.data : {};
  return [code, message].filter(Boolean).join(': ');
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof OutgoingFailure && error.status === 404) return null;
  throw error;
}
