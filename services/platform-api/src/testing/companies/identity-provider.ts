import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Asked {
  nonce: string;
  challenge: string;
  returnTo: string;
}

export interface TestIdentityProvider {
  issuer: string;
  account: Record<string, unknown>;
  /** Wrong values for the identity token and the redirect. */
  forged: { nonce?: string; audience?: string; state?: string };
  /** Error of the redirect; null lets people in. */
  refusal: string | null;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'portal', clientSecret: 'of the portal' };

/** A small local OpenID Connect provider: discovery, code with PKCE, signed identity tokens. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const provider: TestIdentityProvider = {
    issuer: '',
    account: {},
    forged: {},
    refusal: null,
    close: async () => undefined,
  };

  const tokens = async (form: URLSearchParams) => {
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      asked?.challenge === challenge &&
      asked.returnTo === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.clientId &&
      form.get('client_secret') === CLIENT.clientSecret;
    if (!asked || !isRight) return null;
    const idToken = await new SignJWT({ ...provider.account, nonce: provider.forged.nonce ?? asked.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setAudience(provider.forged.audience ?? CLIENT.clientId)
      .setSubject('somebody')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration')
      return send(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        authorization_response_iss_parameter_supported: true,
      });
    if (pathname === '/keys') return send(200, { keys: [key] });
    if (pathname === '/authorize') {
      const code = randomUUID();
      const returnTo = searchParams.get('redirect_uri') ?? '';
      const back = new URL(returnTo);
      const state = provider.forged.state ?? searchParams.get('state');
      if (state !== null) back.searchParams.set('state', state);
      if (provider.refusal === null) back.searchParams.set('code', code);
      else back.searchParams.set('error', provider.refusal);
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        returnTo,
      });
      return response.writeHead(302, { location: back.href }).end();
    }
    let text = '';
    for await (const part of request) text += String(part);
    const granted = await tokens(new URLSearchParams(text));
    return granted ? send(200, granted) : send(400, { error: 'invalid_grant' });
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () => new Promise((done) => server.close(() => done()));
  return provider;
}
