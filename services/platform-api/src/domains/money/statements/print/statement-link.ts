import { SignJWT, errors, jwtVerify } from 'jose';
import type { CountryCode } from '@courier/config';
import type { Deps as PlatformDeps } from '../../../../platform/deps';

type LinkDeps = Pick<PlatformDeps, 'keys' | 'clock'>;

/** The document that a ticket opens. */
export interface LinkedStatement {
  country: CountryCode;
  vendorId: string;
  number: string;
}

const ISSUER = 'courier';
/** A separate audience, so that no other token opens a statement and a ticket opens nothing else. */
const AUDIENCE = 'statement-page';
const ALGORITHM = 'ES256';

export const LINK_SECONDS = 900;

/** The API is below the same path in each deployment. */
const PAGE_PATH = '/courier/api/v1/vendor';

/** For the router. */
export const STATEMENT_PAGE = `${PAGE_PATH}/:vendorId/statements/:number.html`;
export const STATEMENT_PDF = `${PAGE_PATH}/:vendorId/statements/:number.pdf`;

/**
 * A link for a browser, which opens it without a session: its ticket names one document and expires.
 * @param language of the page, BCP 47
 */
export async function createStatementLink(
  { keys, clock }: LinkDeps,
  { country, vendorId, number }: LinkedStatement,
  language: string,
): Promise<{ path: string; pdf_path: string; ends_at: number }> {
  const now = clock.nowSeconds();
  const ends_at = now + LINK_SECONDS;
  const ticket = await new SignJWT({ token_use: AUDIENCE, country, number })
    .setProtectedHeader({ alg: ALGORITHM, kid: keys.signing.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(vendorId)
    .setIssuedAt(now)
    .setExpirationTime(ends_at)
    .sign(keys.signing.key);
  const query = new URLSearchParams({ ticket, language }).toString();
  const document = [vendorId, 'statements', number].map(encodeURIComponent).join('/');
  return {
    path: `${PAGE_PATH}/${document}.html?${query}`,
    pdf_path: `${PAGE_PATH}/${document}.pdf?${query}`,
    ends_at,
  };
}

/** Whether a ticket is of this server, valid now, and of this document. */
export async function isStatementTicket(
  { keys, clock }: LinkDeps,
  ticket: string,
  { country, vendorId, number }: LinkedStatement,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(
      ticket,
      ({ kid }) => {
        const key = keys.verifying.get(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: vendorId,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp'],
        currentDate: new Date(clock.nowMs()),
      },
    );
    return (
      payload['token_use'] === AUDIENCE && payload['country'] === country && payload['number'] === number
    );
  } catch {
    return false;
  }
}
