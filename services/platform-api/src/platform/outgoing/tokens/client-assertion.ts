import { createSign, randomUUID } from 'node:crypto';

const VALID_SECONDS = 300;

export interface AssertionKey {
  clientId: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/** A signed JWT (RS256, RFC 7523) that proves a client to the token server that the audience names. */
export function signAssertion(
  { clientId, keyId, privateKey }: AssertionKey,
  audience: string,
  nowSeconds: number,
): string {
  const header = encode({ alg: 'RS256', typ: 'JWT', kid: keyId });
  const claims = encode({
    iss: clientId,
    sub: clientId,
    jti: randomUUID(),
    exp: nowSeconds + VALID_SECONDS,
    aud: audience,
  });
  const signature = createSign('RSA-SHA256').update(`${header}.${claims}`).sign(privateKey, 'base64url');
  return `${header}.${claims}.${signature}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
