import { createSign, randomUUID } from 'node:crypto';

/** pandago names this audience for test accounts as well. */
const AUDIENCE = 'https://sts.deliveryhero.io';
const VALID_SECONDS = 300;

export interface AssertionKey {
  clientId: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/** A signed JWT (RS256) that proves the client to the token server. */
export function signAssertion({ clientId, keyId, privateKey }: AssertionKey, nowSeconds: number): string {
  const header = encode({ alg: 'RS256', typ: 'JWT', kid: keyId });
  const claims = encode({
    iss: clientId,
    sub: clientId,
    jti: randomUUID(),
    exp: nowSeconds + VALID_SECONDS,
    aud: AUDIENCE,
  });
  const signature = createSign('RSA-SHA256').update(`${header}.${claims}`).sign(privateKey, 'base64url');
  return `${header}.${claims}.${signature}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
