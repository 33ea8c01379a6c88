import type { CountryCode } from '@courier/config';
import type { CancelReason } from '@courier/api-client/order-rules';
import type { Clock } from '../../../../platform/clock';
import { parseJson } from '../../../../platform/outgoing/http/read-answer';
import { createTokenCalls, type TokenCalls } from '../../../../platform/outgoing/tokens/token-calls';
import type { Webhook } from '../../../../platform/outgoing/webhooks/receive-webhooks';
import { isSignature } from '../../../../platform/outgoing/webhooks/signature';
import type { FleetCredentials } from '../../../../settings/fleets/fleet-credentials';
import type { CallbackReading, ExternalFleet, ProviderDelivery } from './external-fleet';
import { findRefusal } from './translate';

/** What a callback names; with `delivery` it contains everything that a status needs. */
interface CallbackContent {
  externalId: string | null;
  orderId: string | null;
  delivery: ProviderDelivery | null;
}

/** A courier company in values and translators: what is sent to it, and what its answers mean. */
export interface CourierCompany<Credentials extends FleetCredentials> {
  preorderSeconds: ExternalFleet['preorderSeconds'];
  /** Parts of the sentences with which it refuses a delivery for good. */
  refusals: Readonly<Record<string, CancelReason>>;
  /** Headers with the hex HMAC-SHA256 of a callback; the first that is present counts. */
  signatureHeaders: readonly string[];
  /** Null for a body that names no delivery. */
  readCallback(body: unknown, nowSeconds: number): CallbackContent | null;
  /** Proof of the client in the form of the token request. */
  writeTokenForm(credentials: Credentials, nowSeconds: number): Readonly<Record<string, string>>;
  createCalls(
    calls: TokenCalls,
    context: { credentials: Credentials; country: CountryCode; nowSeconds: () => number },
  ): Omit<ExternalFleet, 'readCallback' | 'toCancelReason' | 'preorderSeconds'>;
}

/** Proofs are the longest answers: a photo of 8 MB in base64. */
const LIMITS = { timeoutMs: 10_000, mostBytes: 12 * 1024 * 1024 } as const;

/** The fleet of a company's account in one country. */
export function openCourierCompany<Credentials extends FleetCredentials>(
  company: CourierCompany<Credentials>,
  credentials: Credentials,
  { country, clock }: { country: CountryCode; clock: Clock },
): ExternalFleet {
  const { apiUrl, tokenUrl, clientId, callbackSecret } = credentials;
  const nowSeconds = () => clock.nowSeconds();
  const form = () => ({
    grant_type: 'client_credentials',
    client_id: clientId,
    ...company.writeTokenForm(credentials, nowSeconds()),
  });
  const calls = createTokenCalls({ apiUrl, tokenUrl, form, limits: LIMITS }, () => clock.nowMs());
  return {
    ...company.createCalls(calls, { credentials, country, nowSeconds }),
    preorderSeconds: company.preorderSeconds,
    toCancelReason: (reason) => findRefusal(company.refusals, reason),
    readCallback: (callback) => {
      const isSigned = callbackSecret !== null;
      if (isSigned && !hasSignature(callback, company.signatureHeaders, callbackSecret))
        return { kind: 'forged' };
      const content = company.readCallback(parseJson(callback.body.toString('utf8')), nowSeconds());
      return toReading(content, isSigned);
    },
  };
}

function hasSignature({ headers, body }: Webhook, names: readonly string[], key: string): boolean {
  const signature = names.map((name) => headers[name]).find(Boolean);
  return typeof signature === 'string' && isSignature(signature, { key, content: [body], encoding: 'hex' });
}

/** Without a signature anybody may have sent it: it only leads to reading the delivery. */
function toReading(content: CallbackContent | null, isSigned: boolean): CallbackReading {
  const { externalId = null, orderId = null, delivery = null } = content ?? {};
  if (isSigned && delivery) return { kind: 'fact', delivery };
  if (externalId === null && orderId === null) return { kind: 'unreadable' };
  return { kind: 'hint', externalId, orderId };
}
