import { newAddress } from '../inputs/new-address';
import { API } from './place-order';
import type { TestApp } from '../server/start-test-app';

export interface BrowserCall {
  payload?: object;
  authorization?: string;
  headers?: Record<string, string>;
}

/** A browser with its own cookies at the portal of a country. */
export function openTestBrowser(server: TestApp, host = 'tw.localhost') {
  const cookies = new Map<string, string>();

  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, request: BrowserCall = {}) {
    const { payload, authorization, headers } = request;
    const answer = await server.app.inject({
      method,
      url: `${API}${path}`,
      remoteAddress: newAddress(),
      headers: {
        host,
        'accept-language': 'en',
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(authorization === undefined ? {} : { authorization }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return { status: answer.statusCode, body: answer.json<T>(), cookies: answer.cookies };
  }

  return {
    get: <T>(path: string, request?: BrowserCall) => call<T>('GET', path, request),
    post: <T>(path: string, payload: object, authorization?: string) =>
      call<T>('POST', path, { payload, ...(authorization === undefined ? {} : { authorization }) }),
    put: <T>(path: string, payload: object, authorization?: string) =>
      call<T>('PUT', path, { payload, ...(authorization === undefined ? {} : { authorization }) }),
  };
}

export type TestBrowser = ReturnType<typeof openTestBrowser>;

/** The Authorization of an account; undefined when it cannot sign in. */
export async function signInBrowser(
  browser: TestBrowser,
  email: string,
  password: string,
): Promise<string | undefined> {
  const { status, body } = await browser.post<{
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  }>('/login', { email_address: email, password });
  if (status !== 200) return undefined;
  const { AccessToken, IdToken } = body.result.AuthenticationResult;
  return `Bearer ${AccessToken}|${IdToken}`;
}
