import { authorizationHeader, createClientFor, identityContract, isApiError } from '@courier/api-client';
import { portalFetch } from './ask-portal';

export interface Credentials {
  email: string;
  password: string;
}

/** A session of the development server; its tokens never reach a page. */
export interface PortalSession {
  user: { id: string; email: string };
  /** Authorization header with a token that is valid for some time. @throws Error if the session is over */
  authorization(): Promise<string>;
  /** Called if the portal refused a token before its expiry. */
  refused(): void;
}

/** A token is renewed this long before its expiry. */
const MARGIN_MS = 30_000;

const REFUSALS = [400, 401, 404];

/**
 * Signs in at a portal.
 * @param identityBase absolute address of its identity calls
 * @throws Error with one sentence with the portal's reason
 */
export async function signInAt(
  identityBase: string,
  { email, password }: Credentials,
): Promise<PortalSession> {
  const { origin } = new URL(identityBase);
  const client = createClientFor(
    { identity: identityContract },
    { baseUrl: identityBase, fetch: portalFetch(origin), authorization: () => null },
  );
  const { result } = await client.identity
    .login({ body: { email_address: email, password } })
    .catch((error: unknown) => {
      throw new Error(
        isApiError(error) && REFUSALS.includes(error.status)
          ? `${origin} does not know this email address with this password.`
          : `${origin} does not sign anybody in right now; try again.`,
      );
    });
  let tokens = result.AuthenticationResult;
  let endsAt = Date.now() + tokens.ExpiresIn * 1000;
  let running: Promise<void> | null = null;

  async function extend(): Promise<void> {
    const answer = await client.identity.extend({ body: { refresh_token: tokens.RefreshToken } });
    const { RefreshToken = tokens.RefreshToken, ...fresh } = answer.result.AuthenticationResult;
    tokens = { ...tokens, ...fresh, TokenType: tokens.TokenType, RefreshToken };
    endsAt = Date.now() + tokens.ExpiresIn * 1000;
  }

  return {
    user: result.user,
    async authorization() {
      if (Date.now() > endsAt - MARGIN_MS)
        await (running ??= extend().finally(() => {
          running = null;
        }));
      return authorizationHeader.classic(tokens);
    },
    refused: () => {
      endsAt = 0;
    },
  };
}
