import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adyenSignature } from '../../domains/payments/adyen/adyen-webhook';
import type { AdyenAccount } from '../../settings/payment-accounts';
import { adyenBankPage, BANK_PATH } from '../hosted-fields/bank-page';
import { ADYEN_WEB } from '../hosted-fields/adyen-web';
import { scriptIntegrity, serveHostedFields } from '../hosted-fields/serve-hosted-fields';
import { FaultPlan, serveWithFaults, type ProviderCall, type StandInAnswer } from './provider-faults';

type State = 'challenge' | 'authorised' | 'refused' | 'captured' | 'cancelled' | 'refunded';

export interface AdyenStandInPayment {
  pspReference: string;
  reference: string;
  state: State;
  value: number;
  currency: string;
  shopperReference: string;
  captures: number;
  /** Refunds of a part, by our reference, in minor units of Adyen. */
  refunds: { reference: string; value: number }[];
  /** A body of the request, without credentials. */
  request: Record<string, unknown>;
}

export interface AdyenStandIn {
  account: AdyenAccount;
  plan: FaultPlan;
  /** Origin of the bank's page. The stand-in serves the page as well, at its own origin. */
  bankOrigin: string;
  payments: AdyenStandInPayment[];
  /** Stored cards. */
  tokens: Set<string>;
  /** Payments whose money is blocked or taken. */
  active(): AdyenStandInPayment[];
  /** Resolves when the next payment is authorised, before its answer is sent. */
  nextPayment(): Promise<AdyenStandInPayment>;
  webhook(payment: AdyenStandInPayment, eventCode: string, success: boolean, key?: string): string;
  close(): Promise<void>;
}

const WEBHOOK_KEY = '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056';
const ACCOUNT = 'CourierTest';
const API_KEY = 'adyen-api-key';
const TOKEN_FIELD = 'tokenization.storedPaymentMethodId';
const SCRIPT = { path: '/adyen.js', code: ADYEN_WEB };

/** Encrypted fields of a card, as the secured fields give them: only the stand-in can tell the behaviour. */
export const adyenCard = (behaviour: string, { save = false }: { save?: boolean } = {}) => ({
  holder_name: 'LIN CHIA HAO',
  encrypted_card_number: `adyen-test-${behaviour}-${randomUUID()}`,
  encrypted_expiry_month: `adyen-test-${randomUUID()}`,
  encrypted_expiry_year: `adyen-test-${randomUUID()}`,
  encrypted_security_code: `adyen-test-${randomUUID()}`,
  save_card: save,
});

/** A server that answers like Adyen's Checkout API, from its public description. */
export async function startAdyen(port = 0): Promise<AdyenStandIn> {
  const plan = new FaultPlan();
  const payments: AdyenStandInPayment[] = [];
  const tokens = new Set<string>();
  const keys = new Map<string, StandInAnswer>();
  let listeners: ((payment: AdyenStandInPayment) => void)[] = [];
  const respond = (call: ProviderCall): StandInAnswer => {
    const before = payments.length;
    const result = respondToCall(standIn, call);
    const added = payments[before];
    if (added) {
      for (const listen of listeners) listen(added);
      listeners = [];
    }
    return result;
  };
  const server = createServer((request, response) => {
    if (serveHostedFields(request, response, SCRIPT)) return;
    if (request.url?.startsWith(BANK_PATH)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(adyenBankPage(request.url));
      return;
    }
    void serveWithFaults(plan, [request, response], '/v71', (call, { headers }) => {
      if (headers['x-api-key'] !== API_KEY) return { status: 401, body: { errorCode: '000' } };
      if (call.method === 'DELETE') return removeToken(tokens, call);
      const key = String(headers['idempotency-key']);
      // The first answer of a key is repeated.
      const known = keys.get(key);
      if (known) return known;
      const result = respond(call);
      const { additionalData } = result.body as { additionalData?: Record<string, string> };
      const token = additionalData?.[TOKEN_FIELD];
      if (token !== undefined) tokens.add(token);
      keys.set(key, result);
      return result;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: AdyenStandIn = {
    account: {
      adapter: 'adyen',
      merchantAccount: ACCOUNT,
      apiKey: API_KEY,
      clientKey: 'test_client',
      environment: 'test',
      apiUrl: `${origin}/v71`,
      webhookKeys: [WEBHOOK_KEY],
      script: { url: `${origin}${SCRIPT.path}`, integrity: scriptIntegrity(SCRIPT.code) },
    },
    plan,
    bankOrigin: 'https://bank.example',
    payments,
    tokens,
    active: () => payments.filter(({ state }) => ['authorised', 'captured'].includes(state)),
    nextPayment: () => new Promise((resolve) => listeners.push(resolve)),
    webhook: (payment, eventCode, success, key = WEBHOOK_KEY) =>
      JSON.stringify(webhookBody(payment, eventCode, success, key)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function webhookBody(payment: AdyenStandInPayment, eventCode: string, success: boolean, key: string) {
  const isFirst = eventCode === 'AUTHORISATION';
  const item = {
    amount: { value: payment.value, currency: payment.currency },
    eventCode,
    eventDate: '2026-11-28T10:00:00+01:00',
    merchantAccountCode: ACCOUNT,
    merchantReference: payment.reference,
    pspReference: isFirst ? payment.pspReference : `${payment.pspReference}X`,
    ...(isFirst ? {} : { originalReference: payment.pspReference }),
    success: String(success),
  };
  const hmacSignature = adyenSignature(item, key);
  return {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  };
}

function respondToCall(standIn: AdyenStandIn, { path, body }: ProviderCall): StandInAnswer {
  const { payments } = standIn;
  const request = JSON.parse(body) as Record<string, unknown>;
  if (request['merchantAccount'] !== ACCOUNT) return { status: 403, body: { errorCode: '901' } };
  if (path === '/payments') return createPayment(standIn, request);
  if (path === '/payments/details') return completePayment(payments, request);
  if (path === '/cancels') {
    for (const payment of payments)
      if (payment.reference === request['paymentReference'] && payment.state === 'authorised')
        payment.state = 'cancelled';
    return { status: 201, body: { status: 'received', pspReference: randomUUID() } };
  }
  const [, , id, action] = path.split('/');
  const payment = payments.find(({ pspReference }) => pspReference === id);
  if (!payment) return { status: 422, body: { errorCode: '167', errorType: 'validation' } };
  if (action === 'captures') {
    if (payment.state !== 'authorised') return { status: 422, body: { errorCode: '173' } };
    payment.captures += 1;
    payment.state = 'captured';
  } else if (action === 'refunds') return refundPart(payment, request);
  else if (payment.state === 'authorised') payment.state = 'cancelled';
  else if (payment.state === 'captured') payment.state = 'refunded';
  return { status: 201, body: { status: 'received', pspReference: randomUUID() } };
}

/** Never more than was captured in all. */
function refundPart(payment: AdyenStandInPayment, request: Record<string, unknown>): StandInAnswer {
  const { value } = request['amount'] as { value: number };
  const refunded = payment.refunds.reduce((sum, part) => sum + part.value, 0);
  if (payment.state !== 'captured' || refunded + value > payment.value)
    return { status: 422, body: { errorCode: '137', errorType: 'validation' } };
  payment.refunds.push({ reference: String(request['reference']), value });
  if (refunded + value === payment.value) payment.state = 'refunded';
  return { status: 201, body: { status: 'received', pspReference: randomUUID() } };
}

/** The token is in the path; account and shopper are in the query. */
function removeToken(tokens: Set<string>, { path }: ProviderCall): StandInAnswer {
  const { pathname, searchParams: query } = new URL(path, 'http://adyen');
  if (query.get('merchantAccount') !== ACCOUNT || (query.get('shopperReference') ?? '').length < 3)
    return { status: 422, body: { errorCode: '702', errorType: 'validation' } };
  const isKnown = tokens.delete(pathname.replace('/storedPaymentMethods/', ''));
  return isKnown ? { status: 204 } : { status: 422, body: { errorCode: '803', errorType: 'validation' } };
}

const REFUSALS: Readonly<Record<string, string>> = { declined: '2', expired: '6', funds: '12' };

function createPayment(
  { payments, bankOrigin }: AdyenStandIn,
  request: Record<string, unknown>,
): StandInAnswer {
  const method = request['paymentMethod'] as Record<string, string>;
  const amount = request['amount'] as { value: number; currency: string };
  const behaviour = method['storedPaymentMethodId']
    ? 'approved'
    : (/^adyen-test-([a-z]+)-/.exec(method['encryptedCardNumber'] ?? '')?.[1] ?? 'declined');
  const payment: AdyenStandInPayment = {
    pspReference: `PSP${randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`,
    reference: String(request['reference']),
    state: behaviour === 'challenge' ? 'challenge' : behaviour === 'approved' ? 'authorised' : 'refused',
    ...amount,
    shopperReference: String(request['shopperReference']),
    captures: 0,
    refunds: [],
    request,
  };
  payments.push(payment);
  if (payment.state === 'refused') {
    const refusalReasonCode = REFUSALS[behaviour] ?? '2';
    return {
      status: 200,
      body: { resultCode: 'Refused', pspReference: payment.pspReference, refusalReasonCode },
    };
  }
  if (payment.state === 'authorised') return { status: 200, body: authorisedBody(payment) };
  const query = new URLSearchParams({
    redirectTo: String(request['returnUrl']),
    payment: payment.pspReference,
  });
  const action = {
    type: 'redirect',
    method: 'GET',
    paymentMethodType: 'scheme',
    url: `${bankOrigin}${BANK_PATH}?${query.toString()}`,
  };
  return { status: 200, body: { resultCode: 'RedirectShopper', pspReference: payment.pspReference, action } };
}

/** `redirectResult` is `<pspReference>:approved` or `<pspReference>:refused`. */
function completePayment(payments: AdyenStandInPayment[], request: Record<string, unknown>): StandInAnswer {
  const { redirectResult = '' } = request['details'] as Record<string, string>;
  const [id, outcome] = redirectResult.split(':');
  const payment = payments.find(({ pspReference }) => pspReference === id);
  if (!payment) return { status: 422, body: { errorCode: '14_0408' } };
  if (outcome === 'approved') {
    payment.state = 'authorised';
    return { status: 200, body: authorisedBody(payment) };
  }
  payment.state = 'refused';
  return {
    status: 200,
    body: { resultCode: 'Refused', pspReference: payment.pspReference, refusalReasonCode: '11' },
  };
}

function authorisedBody({ pspReference, reference, request }: AdyenStandInPayment) {
  const isStored = request['storePaymentMethod'] === true;
  return {
    resultCode: 'Authorised',
    pspReference,
    merchantReference: reference,
    paymentMethod: { type: 'scheme', brand: 'visa' },
    additionalData: {
      cardSummary: '1142',
      expiryDate: '3/2039',
      ...(isStored ? { [TOKEN_FIELD]: `token-${pspReference}` } : {}),
    },
  };
}
