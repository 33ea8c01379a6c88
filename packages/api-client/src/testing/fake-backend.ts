import * as z from 'zod/mini';
import type { Order, PortalContract } from '../contract';
import { createApiClient, type ApiClient } from '../http/create-api-client';
import type { Schema } from '../wire/call';
import { fakeFlags, fakeIdentity, fakeLive, fakeReleases, fakeRiders, fakeSimulator } from './fake-account';
import { fakeAddressBook } from './fake-address-book';
import { fakeBulkJobs } from './fake-bulk-jobs';
import { fakeEvidence } from './fake-evidence';
import { fakeExports } from './fake-files';
import type { FakeFile, HandlerContext, HandlersOf } from './fake-handlers.types';
import { fakeHelpCentre } from './fake-help-centre';
import { fakeInsights } from './fake-insights';
import { fakeMailedLinks } from './fake-mailed-links';
import { fakeOrders } from './fake-orders';
import { fakeOutlets } from './fake-outlets';
import { endFakeChallenge, fakePayments } from './fake-payments';
import { fakePublicTracking } from './fake-public-tracking';
import { fakeGuests, fakePasswords, fakeRegistration } from './fake-registration';
import { fakeGeolocator, fakeParameters, fakePricing, fakeVendors } from './fake-shop';
import { createFakeState, nowSeconds, findOrder, type FakeState } from './fake-state';
import { fakeStatements } from './fake-statements';
import { fakeVouchers } from './fake-vouchers';
import { matchCall } from './match-call';
import { notFound, Refusal } from './refusal';

type Handlers = { [R in keyof PortalContract]: HandlersOf<PortalContract[R]> };
type Handle = (input: unknown, context: HandlerContext) => unknown;
/** `resource.name` of a call. */
export type CallName = {
  [R in keyof PortalContract]: `${R & string}.${keyof PortalContract[R] & string}`;
}[keyof PortalContract];

/** How a call fails: offline, with an invalid answer, or with a status. */
export type FakeFailure =
  | 'network'
  | 'html'
  | {
      status: number;
      /** Null for an answer without a body. */
      message?: string | null;
      translationKey?: string | null;
      field?: string;
      /** Seconds of the Retry-After header. */
      retryAfter?: number;
    };

interface RecordedCall {
  name: CallName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

export interface FakeBackend {
  /** A client of this backend; it retries without waiting. */
  client: ApiClient;
  fetch: typeof globalThis.fetch;
  state: FakeState;
  /** Every received call, oldest first. */
  calls: RecordedCall[];
  callsOf(name: CallName): RecordedCall[];
  /** Makes the next `times` calls fail (by default all until `heal`). */
  fail(name: CallName, failure: FakeFailure, times?: number): void;
  heal(name: CallName): void;
  /** Delays answers until the returned function is called. */
  delay(name: CallName): () => void;
  addOrder(order: Order): Order;
  moveOrder(orderId: string, status: string, patch?: Partial<Order>): Order;
  /** Simulates the cardholder's answer on the bank's page. */
  endChallenge(orderId: string, isApproved: boolean): Order;
  /** Receives the updates of the live channel. */
  onOrderUpdate(listener: (order: Order) => void): () => void;
}

function read(schema: Schema | null, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    'Malformed request',
    'error.invalid-input',
    parsed.error.issues[0]?.path.join('.') ?? '',
  );
}

const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const fileAnswer = ({ type, content }: FakeFile) =>
  new Response(content, { headers: { 'content-type': type } });

function failureAnswer(failure: FakeFailure): Response {
  if (failure === 'network') throw new TypeError('fetch failed');
  if (failure === 'html')
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const { status, message = 'Failure', translationKey = null, field, retryAfter } = failure;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (message === null) return new Response(null, { status, headers });
  return jsonResponse(status, { message, meta: { translation_key: translationKey, field } }, headers);
}

/** Node's Request does not accept jsdom's Blob. */
const readBlobBytes = (blob: Blob): Promise<ArrayBuffer> =>
  typeof FileReader === 'undefined'
    ? blob.arrayBuffer()
    : new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer);
        reader.readAsArrayBuffer(blob);
      });

/** An in-memory backend with the demo vendors; it checks inputs and answers against the contract. */
export function createFakeBackend(overrides: Partial<FakeState> = {}): FakeBackend {
  const state = createFakeState(overrides);
  const listeners = new Set<(order: Order) => void>();
  const failures = new Map<string, { failure: FakeFailure; left: number }>();
  const held = new Map<string, Promise<void>>();
  const calls: RecordedCall[] = [];
  const answers = new Map<string, { body: string; answer: Promise<unknown> }>();

  function moveOrder(orderId: string, status: string, patch: Partial<Order> = {}): Order {
    const order = findOrder(state, orderId);
    const at = Math.max(nowSeconds(), order.updated_at + 1);
    const status_history = [...order.status_history, { status, created_at: at }];
    const moved = { ...order, status, status_history, updated_at: at, ...patch };
    state.orders.set(orderId, moved);
    for (const listener of listeners) listener(moved);
    return moved;
  }

  const handlers: Handlers = {
    identity: fakeIdentity(state),
    guests: fakeGuests(state),
    registration: fakeRegistration(state),
    mailedLinks: fakeMailedLinks(state),
    passwords: fakePasswords(state),
    vendors: fakeVendors(state),
    outlets: fakeOutlets(state),
    parameters: fakeParameters(state),
    geolocator: fakeGeolocator(state),
    addressBook: fakeAddressBook(state),
    pricing: fakePricing(state),
    orders: fakeOrders(state, moveOrder),
    vouchers: fakeVouchers(state),
    payments: fakePayments(state, moveOrder),
    exports: fakeExports(state),
    insights: fakeInsights(state),
    evidence: fakeEvidence(state),
    statements: fakeStatements(state),
    bulkJobs: fakeBulkJobs(state),
    helpCentre: fakeHelpCentre(state),
    publicTracking: fakePublicTracking(state),
    riders: fakeRiders(state),
    live: fakeLive(),
    flags: fakeFlags(state),
    releases: fakeReleases(),
    simulator: fakeSimulator(state, moveOrder),
  };

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const matched = matchCall(request.method, url.pathname);
    if (!matched) throw notFound();
    const { resource, name, call, params } = matched;
    const callName = `${resource}.${name}` as CallName;
    const context: HandlerContext = {
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      authorization: request.headers.get('authorization') ?? undefined,
    };
    const query = Object.fromEntries(url.searchParams);
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    calls.push({ name: callName, params, query, body, ...context });
    await held.get(callName);
    const planned = failures.get(callName);
    if (planned && planned.left > 0) {
      planned.left -= 1;
      return failureAnswer(planned.failure);
    }
    const input = {
      params: read(call.params, params),
      query: read(call.query, query),
      body: read(call.body, body),
    };
    const handle = handlers[resource as keyof Handlers][name as never] as Handle;
    const key = call.idempotency === 'key' ? context.idempotencyKey : undefined;
    const answered = await (key === undefined
      ? handle(input, context)
      : once(`${callName} ${key}`, JSON.stringify(input), () => handle(input, context)));
    if (call.file) return fileAnswer(answered as FakeFile);
    return jsonResponse(call.success ?? 200, z.parse(call.answer, answered));
  }

  /** Returns the first success of a key for every repeated call. */
  function once(key: string, body: string, work: () => unknown): unknown {
    const known = answers.get(key);
    if (known && known.body !== body)
      throw new Refusal(
        422,
        'The Idempotency-Key was used with another request.',
        'error.idempotency-key-reused',
      );
    if (known) return known.answer;
    const answer = (async () => work())();
    answers.set(key, { body, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  }

  const fakeFetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://fake.test'),
      init?.body instanceof Blob ? { ...init, body: await readBlobBytes(init.body) } : init,
    );
    const aborted = new Promise<never>((_, reject) => {
      if (request.signal.aborted) reject(request.signal.reason);
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    aborted.catch(() => undefined);
    try {
      return await Promise.race([respond(request), aborted]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, translationKey, field } = error;
      return jsonResponse(status, { message, meta: { translation_key: translationKey, field } });
    }
  };

  return {
    client: createApiClient({
      baseUrl: '/courier/api/v1',
      fetch: fakeFetch,
      authorization: () => 'Bearer access|id',
      retryDelay: () => 0,
    }),
    fetch: fakeFetch,
    state,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    fail: (name, failure, times = Number.POSITIVE_INFINITY) =>
      void failures.set(name, { failure, left: times }),
    heal: (name) => void failures.delete(name),
    delay: (name) => {
      let release: () => void = () => undefined;
      held.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(name);
        release();
      };
    },
    addOrder: (order) => {
      state.orders.set(order.order_id, order);
      return order;
    },
    moveOrder,
    endChallenge: (orderId, isApproved) => endFakeChallenge(state, moveOrder, orderId, isApproved),
    onOrderUpdate: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
