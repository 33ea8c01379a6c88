import type { Call } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { bulkFile, GOOD_ROW } from '../../testing/inputs/bulk-file';
import { callRows, needsSession, sendCall, type Parts } from '../../testing/server/contract-calls';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { createFailingQueries, type FailingQueries } from '../../testing/databases/failing-queries';
import { openLive } from '../../testing/callers/live-socket';
import { startMailServer } from '../../testing/companies/mail-server';
import { exampleParts, MARK, marked, textPlaces, typedTexts } from '../../testing/server/marked-texts';
import { confirmBody, openIntent, publicJwk } from '../../testing/payments/pay-order';
import { API, signedInCaller } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';

const MOST_QUERIES = 80;
const MINUTES = 60_000;
const MARKED_ROW = { ...GOOD_ROW, customer_name: `Lin ${MARK}`, description: MARK };

const lines: string[] = [];
const failures = () => lines.filter((line) => line.includes('"call failed"')).length;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let server: TestApp;
let queries: FailingQueries;
let orderId: string;
let jobId: string;

beforeAll(async () => {
  smtp = await startMailServer({ refusesRecipients: true });
  server = await startTestApp(
    { logLevel: 'debug', smtpUrl: `smtp://127.0.0.1:${smtp.port}` },
    { logTarget: { write: (line) => void lines.push(line) } },
  );
  await server.app.ready();
  const owner = await signedInCaller(server);
  orderId = await owner.placeOrder();
  const job = await owner.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content: bulkFile([MARKED_ROW]),
  });
  jobId = (job.body as unknown as { body: { bulk_job: { metadata: { bulk_job_id: string } } } }).body.bulk_job
    .metadata.bulk_job_id;
  queries = createFailingQueries(server.deps.db);
});
afterAll(async () => {
  queries.restore();
  await server.close();
  smtp.close();
});

async function sessionFor(call: Call): Promise<Record<string, string>> {
  if (call.access === 'public') return {};
  if (needsSession(call, 'CLASSIC')) return { authorization: await server.authorize('owner@demo.test') };
  const embedded = { vendorId: 'v1002', country: 'TW' } as const;
  return {
    authorization: `GoDroid ${await signGodroidToken(server.deps.keys, server.clock, embedded, 86_400)}`,
  };
}

function expectUntyped(first: number, texts: readonly string[]): void {
  for (const line of lines.slice(first))
    for (const text of texts) if (line.includes(text)) throw new Error(`"${text}" is in the log: ${line}`);
}

function ownParts(id: string): Parts {
  const parts = exampleParts(id);
  for (const { holder, key, text } of textPlaces(parts)) {
    if (/^order_?id$/i.test(key)) holder[key] = orderId;
    else if (key === 'jobId') holder[key] = jobId;
    // The right one would change the password of the following calls.
    else if (key === 'current_password') holder[key] = 'Courier#2025';
    else if (/^v1\d+$/.test(text) && !/^v1001$/.test(text)) holder[key] = 'v1001';
  }
  return parts;
}

async function markedParts(call: Call, id: string, headers: Record<string, string>): Promise<Parts> {
  const parts = ownParts(id);
  const verdict = async () => {
    const { statusCode, payload } = await sendCall(server, call, parts, headers);
    return statusCode < 400 ? 'taken' : payload;
  };
  const usual = await verdict();
  for (const { holder, key, text } of textPlaces(parts)) {
    holder[key] = marked(text);
    if ((await verdict()) !== usual) holder[key] = text;
  }
  return parts;
}

/** Repeats the request with one more succeeding query each time, until none fails. */
async function failEachQuery(work: () => Promise<unknown>): Promise<number> {
  for (let place = 0; place < MOST_QUERIES; place += 1)
    if (!(await queries.failFrom(place, work))) return place;
  throw new Error('It makes more queries than were tried.');
}

describe('no log line contains what a person typed', () => {
  let forced = 0;
  afterAll(() => printFigure(`${forced} failures of queries forced, ${lines.length} lines without a mark`));

  it.each(callRows)(
    'when any query of %s fails, or it is refused',
    async (id, call) => {
      const first = lines.length;
      // Avoids the limits.
      server.clock.advance(14_400);
      const headers = await sessionFor(call);
      const parts = await markedParts(call, id, headers);
      server.clock.advance(600);
      const count = await failEachQuery(() =>
        sendCall(server, call, parts, { ...headers, 'idempotency-key': `${MARK} ${lines.length}` }),
      );
      forced += count;
      const unknown = exampleParts(id);
      for (const { holder, key } of textPlaces(unknown)) holder[key] = MARK;
      await sendCall(server, call, unknown, { authorization: `Bearer ${MARK}|${MARK}` });
      await sendCall(server, call, unknown, headers);
      expectUntyped(first, typedTexts(parts));
    },
    5 * MINUTES,
  );

  // Timer queries also fail sometimes, so single calls cannot be compared.
  it('with most of the failures logged', () => {
    expect(failures()).toBeGreaterThan(150);
  });

  it('when an order cannot be stored', async () => {
    const first = lines.length;
    server.clock.advance(14_400);
    const owner = await signedInCaller(server);
    const body = await owner.orderBody((order) => ({
      ...order,
      customer: { ...order.customer, name: `Lin ${MARK}` },
      order: { ...order.order, description: MARK },
    }));
    const count = await failEachQuery(() =>
      owner.call('POST', '/order', body, { 'idempotency-key': `${MARK} ${lines.length}` }),
    );
    expect(count).toBeGreaterThan(6);
    expectUntyped(first, [MARK, '912048317', body.customer.location.address]);
  });

  it('when a file of orders cannot be stored, checked or placed', async () => {
    const first = lines.length;
    server.clock.advance(14_400);
    const owner = await signedInCaller(server);
    const files = [[MARKED_ROW], Array.from({ length: 1200 }, () => MARKED_ROW)].map((rows) =>
      bulkFile(rows),
    );
    const upload = (content: string) =>
      owner.call('POST', '/bulk-job/create', { vendor_id: 'v1001', content });
    const before = failures();
    for (const content of files)
      for (const place of [2, 4, 6, 8]) await queries.failFrom(place, () => upload(content));
    expect(failures()).toBeGreaterThan(before);
    expectUntyped(first, [MARK, '912048317']);
  });

  it('when a card is refused or its payment cannot be stored', async () => {
    const first = lines.length;
    server.clock.advance(14_400);
    const owner = await signedInCaller(server);
    const { wallet, intentId } = await openIntent(owner);
    const typed = typedCard('4111111111111111', { holder: MARK.toUpperCase() });
    const card = await genericCard(typed, await publicJwk(owner));
    const confirm = () =>
      owner.call('POST', '/order/payment/intent/confirm', confirmBody(wallet, intentId, card));
    for (const place of [2, 3, 4, 5, 6, 7]) await queries.failFrom(place, confirm);
    expectUntyped(first, [MARK.toUpperCase(), '4111111111111111', wallet.access_token]);
  });

  it('when a mail server refuses the address and quotes it', async () => {
    const first = lines.length;
    const waitForLogLine = (words: string) =>
      until(() => lines.slice(first).some((line) => line.includes(words)));
    const owner = await signedInCaller(server);
    await owner.call('POST', '/vendor/v1001/orders/export', { email: `owner+${MARK}@demo.test` });
    await waitForLogLine('job failed');
    const registration = exampleParts('registration.register').body as { email_address: string };
    await server.app.inject({
      method: 'POST',
      url: `${API}/register`,
      payload: { ...registration, email_address: `${MARK}@shop.test` },
    });
    await waitForLogLine('a confirmation was not mailed');
    expect(lines.slice(first).join('')).toContain('"responseCode":550');
    expectUntyped(first, [MARK]);
  });

  it('of a path, a query or the ticket of a live channel', async () => {
    const first = lines.length;
    const paths = [
      `/tracking/${MARK}`,
      `/${MARK}?token=${MARK}`,
      `${API}/${MARK}`,
      `${API}/vendor/%E0%A4%A${MARK}`,
      `/remotes/${MARK}/1.0.0/remote.js`,
      `/evidence/${MARK}`,
      `/order/payment/challenge/${MARK}`,
    ];
    for (const url of paths)
      for (const method of ['GET', 'POST', 'HEAD'] as const) await server.app.inject({ method, url });
    const origin = await server.listen();
    await openLive(origin, `Ticket ${MARK}`).outcome;
    expect(lines.slice(first).length).toBeGreaterThan(paths.length);
    expectUntyped(first, [MARK]);
  });
});
