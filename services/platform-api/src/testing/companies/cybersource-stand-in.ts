import { createHmac, createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cybersourceSignature } from '../../domains/payments/cybersource/cybersource-webhook';
import type { CybersourceAccount } from '../../settings/payment-accounts';
import { FLEX_MICROFORM } from '../hosted-fields/flex-microform';
import { hostedBehaviour, TOKEN_PATH } from '../hosted-fields/hosted-field';
import { scriptIntegrity, serveHostedFields } from '../hosted-fields/serve-hosted-fields';
import { listRefundHits, refundPart, type RefundedPayment } from './cybersource-refunds';
import { FaultPlan, serveWithFaults, type ProviderCall, type StandInAnswer } from './provider-faults';

type State = 'challenge' | 'authorised' | 'refused' | 'captured' | 'reversed' | 'refunded';

export interface CybersourceStandInPayment extends RefundedPayment {
  id: string;
  requestId: string;
  state: State;
  captures: number;
  /** Whether the search lists it already. */
  isListed: boolean;
  request: Record<string, unknown>;
}

export interface CybersourceStandIn {
  account: CybersourceAccount;
  plan: FaultPlan;
  payments: CybersourceStandInPayment[];
  /** Stored cards. */
  tokens: Set<string>;
  /** The search is late: payments that are made while it is true are not listed, and no refunds of a part. */
  isSearchLate: boolean;
  /** Payments whose money is blocked or taken. */
  active(): CybersourceStandInPayment[];
  /** Resolves when the next payment is authorised, before its answer is sent. */
  nextPayment(): Promise<CybersourceStandInPayment>;
  webhook(
    payment: CybersourceStandInPayment,
    eventType: string,
    key?: string,
  ): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const MERCHANT = 'courier_test';
const KEY_ID = '08c94330-f618-42a3-b09d-e1e43be5efda';
const SECRET = Buffer.from('cybersource-shared-secret-of-the-stand-in').toString('base64');
const WEBHOOK_KEY = Buffer.from('cybersource-webhook-key-of-the-stand-in').toString('base64');

const SCRIPT = { path: '/microform/v2/flex-microform.min.js', code: FLEX_MICROFORM };

/** A card as Microform gives it: a transient token, whose payload names it and shows parts of its number. */
export function cybersourceToken(behaviour: string, cardNumber = '4111111111111111'): string {
  const jti = `${behaviour.toUpperCase()}${randomUUID().replaceAll('-', '')}`;
  const number = {
    maskedValue: `XXXXXXXXXXXX${cardNumber.slice(-4)}`,
    bin: cardNumber.slice(0, 6),
  };
  const content = { paymentInformation: { card: { number } } };
  const payload = Buffer.from(JSON.stringify({ jti, iss: 'Flex/08', content })).toString('base64url');
  return `eyJhbGciOiJSUzI1NiJ9.${payload}.c3RhbmQtaW4`;
}

export const cybersourceMicroformCard = (behaviour: string, { save = false }: { save?: boolean } = {}) => ({
  holder_name: 'LIN CHIA HAO',
  card_last_digits: '1111',
  raw_card_expiry_month: '3',
  raw_card_expiry_year: '39',
  bin: '411111',
  encrypted_card_data: cybersourceToken(behaviour),
  scheme: 'visa',
  save_card: save,
});

/** A server that answers like Cybersource's REST API, from its public description. It checks every signature. */
export async function startCybersource(port = 0): Promise<CybersourceStandIn> {
  const plan = new FaultPlan();
  let listeners: ((payment: CybersourceStandInPayment) => void)[] = [];
  const server = createServer((request, response) => {
    if (serveHostedFields(request, response, SCRIPT)) return;
    void serveWithFaults(plan, [request, response], '', (call, { headers }) => {
      // The frames of Microform send the card without the credentials of the account.
      if (call.path === TOKEN_PATH) return { status: 201, body: tokenise(call.body) };
      if (!isSigned(call, headers))
        return { status: 401, body: { response: { rmsg: 'Authentication Failed' } } };
      const before = standIn.payments.length;
      const answer = respondToCall(standIn, call);
      const added = standIn.payments[before];
      if (added) {
        for (const listen of listeners) listen(added);
        listeners = [];
      }
      return answer;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: CybersourceStandIn = {
    account: {
      adapter: 'cybersource',
      merchantId: MERCHANT,
      keyId: KEY_ID,
      sharedSecret: SECRET,
      apiUrl: origin,
      flexUrl: origin,
      webhookKeys: [WEBHOOK_KEY],
      cardNetworks: ['VISA'],
    },
    plan,
    payments: [],
    tokens: new Set(),
    isSearchLate: false,
    active: () => standIn.payments.filter(({ state }) => ['authorised', 'captured'].includes(state)),
    nextPayment: () => new Promise((resolve) => listeners.push(resolve)),
    webhook: (payment, eventType, key = WEBHOOK_KEY) => {
      const payload = JSON.stringify({
        notificationId: randomUUID(),
        eventType,
        payloads: [{ data: { id: payment.id, clientReferenceInformation: { code: payment.reference } } }],
      });
      const time = '1795858804768';
      const sig = cybersourceSignature(payload, key, time);
      return {
        payload,
        headers: {
          'content-type': 'application/json',
          'v-c-signature': `t=${time};keyId=${KEY_ID};sig=${sig}`,
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function isSigned({ method, path, body }: ProviderCall, headers: IncomingHttpHeaders): boolean {
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const hasBody = method !== 'DELETE';
  const lines = [
    `host: ${headers.host}`,
    `date: ${headers.date}`,
    `request-target: ${method.toLowerCase()} ${path}`,
    ...(hasBody ? [`digest: ${digest}`] : []),
    `v-c-merchant-id: ${MERCHANT}`,
  ];
  const signature = createHmac('sha256', Buffer.from(SECRET, 'base64'))
    .update(lines.join('\n'))
    .digest('base64');
  const names = `host date request-target ${hasBody ? 'digest ' : ''}v-c-merchant-id`;
  const expected = `keyid="${KEY_ID}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`;
  return headers['signature'] === expected && (!hasBody || headers['digest'] === digest);
}

function tokenise(body: string): string {
  const { number } = JSON.parse(body) as { number: string };
  return cybersourceToken(hostedBehaviour(number), number);
}

/** A JWT that names the script of Microform. */
function captureContext(flexUrl: string): string {
  const data = {
    clientLibrary: `${flexUrl}${SCRIPT.path}`,
    clientLibraryIntegrity: scriptIntegrity(SCRIPT.code),
  };
  const payload = Buffer.from(JSON.stringify({ ctx: [{ type: 'mf-2.0.0', data }] })).toString('base64url');
  return `eyJhbGciOiJSUzI1NiJ9.${payload}.c3RhbmQtaW4`;
}

interface PaymentRequest {
  clientReferenceInformation: { code: string; transactionId: string };
  processingInformation?: { actionList: string[] };
  orderInformation?: { amountDetails: { totalAmount: string } };
  tokenInformation?: { transientTokenJwt?: string; jti?: string };
  paymentInformation?: { paymentInstrument?: { id: string } };
  query?: string;
}

function respondToCall(standIn: CybersourceStandIn, { method, path, body }: ProviderCall): StandInAnswer {
  if (method === 'DELETE')
    return standIn.tokens.delete(path.split('/').at(-1) ?? '')
      ? { status: 204 }
      : { status: 404, body: { errors: [{ type: 'notFound' }] } };
  const request = JSON.parse(body) as PaymentRequest;
  const { payments } = standIn;
  if (path === '/pts/v2/payments') return createPayment(standIn, request);
  if (path === '/microform/v2/sessions')
    return { status: 201, body: captureContext(standIn.account.flexUrl) };
  if (path === '/tss/v2/searches') {
    const code = request.query?.split(':')[1];
    const listed = payments.filter(({ isListed }) => isListed);
    const refunds = standIn.isSearchLate ? [] : listed;
    const charges = listed.filter(({ reference }) => reference === code).map(toHit);
    const hits = [...charges, ...refunds.flatMap((payment) => listRefundHits(payment, code))];
    return { status: 201, body: { totalCount: hits.length, _embedded: { transactionSummaries: hits } } };
  }
  if (path === '/pts/v2/reversals') {
    const { transactionId } = request.clientReferenceInformation;
    const payment = payments.find((one) => one.requestId === transactionId && one.state === 'authorised');
    if (!payment) return { status: 404, body: { reason: 'NOT_FOUND' } };
    return change(payment, 'reversed', 'ics_auth_reversal');
  }
  const [, , , , id, action] = path.split('/');
  const payment = payments.find((one) => one.id === id);
  if (!payment) return { status: 404, body: { reason: 'NOT_FOUND' } };
  if (action === 'captures') {
    payment.captures += 1;
    return change(payment, 'captured', 'ics_bill');
  }
  if (action === 'refunds') return refundPart(payment, request);
  if (payment.state !== 'authorised') return { status: 400, body: { reason: 'NOT_VOIDABLE' } };
  return change(payment, 'reversed', 'ics_auth_reversal');
}

function change(payment: CybersourceStandInPayment, state: State, application: string): StandInAnswer {
  payment.state = state;
  payment.applications.push(application);
  return { status: 201, body: { id: randomUUID(), status: 'PENDING' } };
}

const toHit = ({ id, reference, applications }: CybersourceStandInPayment) => ({
  id,
  clientReferenceInformation: { code: reference },
  applicationInformation: { applications: applications.map((name) => ({ name, rFlag: 'SOK' })) },
});

const REASONS: Readonly<Record<string, string>> = {
  declined: 'PROCESSOR_DECLINED',
  expired: 'EXPIRED_CARD',
  funds: 'INSUFFICIENT_FUND',
};

function createPayment(standIn: CybersourceStandIn, request: PaymentRequest): StandInAnswer {
  const { code, transactionId } = request.clientReferenceInformation;
  const actions = request.processingInformation?.actionList ?? [];
  const token = request.tokenInformation?.jti ?? readJti(request.tokenInformation?.transientTokenJwt);
  const isValidation = actions.includes('VALIDATE_CONSUMER_AUTHENTICATION');
  const behaviour = request.paymentInformation?.paymentInstrument
    ? 'approved'
    : (/^[A-Z]+?(?=[0-9a-f]{32}$)/.exec(token)?.[0] ?? 'declined').toLowerCase();
  const payment: CybersourceStandInPayment = {
    id: randomUUID(),
    reference: code,
    requestId: transactionId,
    state: behaviour === 'approved' || (behaviour === 'challenge' && isValidation) ? 'authorised' : 'refused',
    amount: request.orderInformation?.amountDetails.totalAmount ?? '',
    captures: 0,
    refunds: [],
    applications: [],
    isListed: !standIn.isSearchLate,
    request: request as unknown as Record<string, unknown>,
  };
  if (behaviour === 'challenge' && !isValidation) {
    payment.state = 'challenge';
    standIn.payments.push(payment);
    const consumerAuthenticationInformation = {
      accessToken: 'step-up-token',
      stepUpUrl: 'https://bank.example/step-up',
      authenticationTransactionId: payment.id,
    };
    const body = { id: payment.id, status: 'PENDING_AUTHENTICATION', consumerAuthenticationInformation };
    return { status: 201, body };
  }
  standIn.payments.push(payment);
  if (payment.state === 'refused') {
    const errorInformation = { reason: REASONS[behaviour] ?? 'CONSUMER_AUTHENTICATION_FAILED' };
    return { status: 201, body: { id: payment.id, status: 'DECLINED', errorInformation } };
  }
  payment.applications.push('ics_auth');
  if (actions.includes('TOKEN_CREATE')) standIn.tokens.add(`PI${payment.id}`);
  const tokens = actions.includes('TOKEN_CREATE')
    ? {
        tokenInformation: { paymentInstrument: { id: `PI${payment.id}` } },
      }
    : {};
  return { status: 201, body: { id: payment.id, status: 'AUTHORIZED', ...tokens } };
}

const readJti = (token = ''): string =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}') as {
      jti?: string;
    }
  ).jti ?? '';
