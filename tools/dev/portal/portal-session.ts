import { authorizationHeader, createClientFor, identityContract, isApiError } from '@courier/api-client';
import { portalFetch } from './ask-portal';

export interface Credentials {
  email: string;
  password: string;
}

/** A session the development server holds; no page ever sees its tokens. */
export interface PortalSession {
  user: { id: string; email: string };
  /** Value of the Authorization header, of a token that holds for some while yet. @throws Error when the session is over */
  authorization(): Promise<string>;
  /** The portal refused the token although its time had not come. */
  refused(): void;
}

/** A token this close to its end is exchanged before it is sent. */
const MARGIN_MS = 30_000;

const REFUSALS = [400, 401, 404];

/**
 * Signs in at a portal.
 * @param identityBase absolute address of its identity calls
 * @throws Error, in one sentence, that says what the portal had against it
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
          ? `${origin} does not know this e-mail address with this password.`
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
