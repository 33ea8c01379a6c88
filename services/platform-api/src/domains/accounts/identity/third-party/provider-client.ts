import * as openid from 'openid-client';
import type { ProviderSettings } from '../../../../settings/portals/portal-links';

const TIMEOUT_SECONDS = 10;
/** Cache time; a provider may change its keys and addresses. */
const REMEMBERED_MS = 3_600_000;

/** Identifies a sign-in in progress; it comes back in the state. */
export interface Begun {
  verifier: string;
  nonce: string;
}

/** The email is only set if the provider has verified it. */
interface ProviderAccount {
  email: string | null;
}

/** Code flow with PKCE; the identity token's signature is verified. */
export interface ProviderClient {
  /**
   * @param there `sealState` builds the state from the values of this sign-in
   * @returns the address of the provider's page
   * @throws when the provider does not answer
   */
  begin(
    provider: ProviderSettings,
    there: { returnTo: string; sealState: (begun: Begun) => string },
  ): Promise<URL>;
  /** @throws when the provider refuses the code, or its token does not match this sign-in */
  finish(
    provider: ProviderSettings,
    returnTo: string,
    back: { code: string; begun: Begun },
  ): Promise<ProviderAccount>;
}

export function createProviderClient(nowMs: () => number = Date.now): ProviderClient {
  const known = new Map<string, { asked: Promise<openid.Configuration>; at: number }>();
  const providerConfiguration = ({ issuer, clientId, clientSecret }: ProviderSettings) => {
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const found = known.get(key);
    if (found && nowMs() - found.at < REMEMBERED_MS) return found.asked;
    const isHere = issuer.startsWith('http://');
    const asked = openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [openid.enableNonRepudiationChecks, ...(isHere ? [openid.allowInsecureRequests] : [])],
    });
    known.set(key, { asked, at: nowMs() });
    asked.catch(() => known.delete(key));
    return asked;
  };
  return {
    async begin(provider, { returnTo, sealState }) {
      const configuration = await providerConfiguration(provider);
      const begun = { verifier: openid.randomPKCECodeVerifier(), nonce: openid.randomNonce() };
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope: 'openid email',
        state: sealState(begun),
        nonce: begun.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(provider, returnTo, { code, begun }) {
      const configuration = await providerConfiguration(provider);
      const back = new URL(returnTo);
      back.searchParams.set('code', code);
      // The portal sends only the code; the sealed state already identifies the provider.
      back.searchParams.set('iss', configuration.serverMetadata().issuer);
      const tokens = await openid.authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: begun.verifier,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const [email, isVerified] = [claims?.['email'], claims?.['email_verified']];
      return { email: isVerified === true && typeof email === 'string' ? email.trim().toLowerCase() : null };
    },
  };
}
