import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { API } from './place-order';
import type { TestApp } from '../server/start-test-app';
import { DEMO_PASSWORD } from '../server/demonstration';

export interface SignedIn {
  authorization: string;
  refreshToken: string;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

const post = async (server: TestApp, path: string, payload: object, headers = {}) => {
  const answer = await server.app.inject({ method: 'POST', url: `${API}${path}`, payload, headers });
  return answer.json<{ result: { AuthenticationResult: Tokens } }>().result?.AuthenticationResult;
};
const signedIn = (tokens: Tokens): SignedIn => ({
  authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}`,
  refreshToken: tokens.RefreshToken,
});

export const signIn = async (server: TestApp, email: string): Promise<SignedIn> =>
  signedIn(await post(server, '/login', { email_address: email, password: DEMO_PASSWORD }));

/** New tokens for a refresh token; undefined when refused. */
export async function extend(server: TestApp, refreshToken: string): Promise<SignedIn | undefined> {
  const tokens = await post(server, '/login/extend', { refresh_token: refreshToken });
  return tokens && signedIn(tokens);
}

export const signOut = async (server: TestApp, authorization: string): Promise<unknown> =>
  server.app.inject({ method: 'POST', url: `${API}/logout`, headers: { authorization } });

/** A new `GoDroid …` value of an embedded session. */
export async function embedded(server: TestApp, vendorId: string, seconds = 3600): Promise<string> {
  const { keys } = server.deps;
  return `GoDroid ${await signGodroidToken(keys, server.clock, { vendorId, country: 'TW' }, seconds)}`;
}
