import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adyenCard, startAdyen, type AdyenStandIn } from '../testing/companies/adyen-stand-in';
import { startMailServer } from '../testing/companies/mail-server';
import { createOperatorShell, type OperatorShell } from '../testing/processes/operator-shell';
import { confirmBody, type Wallet } from '../testing/payments/pay-order';
import { createVisitor, type Visitor } from '../testing/callers/portal-visitor';
import { startPostgres, type PostgresServer } from '../testing/databases/postgres-server';
import { printFigure } from '../testing/print-figure';
import { readGuide } from '../testing/read-guide';
import { freePort, startServerProcess, type ServerProcess } from '../testing/processes/server-process';
import { until } from '../testing/until';

const LIMIT_MS = 600_000;
const API = '/courier/api/v1';
const FLEET_API = '/courier/fleet/v1';
const SHOP = { latitude: 1.3048, longitude: 103.8318 };
const CUSTOMER = { latitude: 1.2903, longitude: 103.8519 };
const PAID_AND_DELIVERED = { status: 'DELIVERED', order: { payment_status: 'ONLINE_PAYMENT' } };
const ACCOUNT = { email_address: 'owner@shop.example', password: 'Lantern#88' };

const folder = mkdtempSync(join(tmpdir(), 'courier-guide-'));
const guide = readGuide('operating.md');
let postgres: PostgresServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let adyen: AdyenStandIn;
let shell: OperatorShell;
const running: ServerProcess[] = [];

beforeAll(async () => {
  // A server of its own: the guide creates a role, which all databases of a server share.
  postgres = await startPostgres();
  mail = await startMailServer();
  adyen = await startAdyen();
  const { account } = adyen;
  mkdirSync(join(folder, 'backups'));
  shell = createOperatorShell(folder, {
    POSTGRES: postgres.url('postgres'),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    BACKUP_DIR: join(folder, 'backups'),
    ADYEN_MERCHANT_ACCOUNT: account.merchantAccount,
    ADYEN_API_KEY: account.apiKey,
    ADYEN_API_URL: account.apiUrl,
    ADYEN_CLIENT_KEY: account.clientKey,
    ADYEN_WEBHOOK_KEY: account.webhookKeys[0] ?? '',
    ADYEN_SCRIPT_URL: account.script.url,
    ADYEN_SCRIPT_INTEGRITY: account.script.integrity,
  });
}, LIMIT_MS);
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  mail.close();
  await adyen.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the commands below a heading; "Backups 2" is the second block there. */
async function runBlock(title: string, block?: number): Promise<string> {
  const step = guide.find((section) => section.title === title);
  const commands = block === undefined ? step?.commands : step?.commands.slice(block, block + 1);
  if (!commands || commands.length === 0) throw new Error(`The guide has no commands below "${title}".`);
  return shell.run(commands.join('\n'));
}

async function startServer(change: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const { PATH: _path, HOME: _home, ...settings } = shell.variables();
  const server = startServerProcess({
    ...settings,
    DATA_DIR: folder,
    ...change,
    PORT: String(await freePort()),
  });
  running.push(server);
  await server.ready;
  return createVisitor(`http://127.0.0.1:${new URL(server.origin).port}`, 'sg.portal.example');
}

async function stopServer(): Promise<void> {
  const server = running.pop();
  server?.child.kill('SIGTERM');
  expect(await server?.ended).toBe(0);
}

const decodeMail = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

async function register(visit: Visitor): Promise<void> {
  const business = {
    ...ACCOUNT,
    registration_type: 'NPV',
    business_name: 'Harbour Tea',
    phone_number: '61234567',
    terms_accepted: true,
    privacy_accepted: true,
  };
  expect((await visit('POST', `${API}/register`, { body: business })).status).toBe(200);
  const link = await until(() => /https:\S+#token=([\w-]+)/.exec(decodeMail(mail.mails.join('\n'))));
  expect(link[0]).toContain('https://sg.portal.example/register/confirm#token=');
  const body = { token: link[1], password: ACCOUNT.password };
  expect((await visit('POST', `${API}/register/confirm`, { body })).status).toBe(200);
}

async function signIn(visit: Visitor): Promise<string> {
  const { status, body } = await visit('POST', `${API}/login`, { body: ACCOUNT });
  expect([status, body]).toMatchObject([200, {}]);
  const { AuthenticationResult: tokens } = body['result'] as {
    AuthenticationResult: { AccessToken: string; IdToken: string };
  };
  return `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
}

async function findVendor(visit: Visitor, authorization: string): Promise<string> {
  const { body } = await visit('GET', `${API}/vendors`, { authorization });
  const { vendors } = body['result'] as { vendors: { vendor_id: string }[] };
  return vendors[0]?.vendor_id ?? '';
}

/** Places an order that is paid by card. */
async function placeOrder(visit: Visitor, authorization: string): Promise<string> {
  const vendor_id = await findVendor(visit, authorization);
  const address = {
    ...SHOP,
    address_text: '1 Orchard Road',
    unit: '',
    building: '',
    city: 'Singapore',
    country_code: 'SG',
    postal_code: '238823',
    street_address: '1 Orchard Road',
    notes: '',
  };
  const saved = await visit('PUT', `${API}/vendor/${vendor_id}/address`, { body: address, authorization });
  expect([saved.status, saved.body]).toMatchObject([200, {}]);
  const trip = { source: SHOP, destination: CUSTOMER, vendor_id, delivery_type: 'food' };
  const quote = await visit('POST', `${API}/delivery/fee`, { body: trip, authorization });
  expect([quote.status, quote.body]).toMatchObject([200, { fee: expect.any(Number) }]);
  const order = {
    vendor_id,
    customer: {
      name: 'Tan Wei Ling',
      phone_number: '+6581234567',
      location: { ...CUSTOMER, address: '1 Fullerton Square', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 24.5, description: '2 × tea', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: quote.body['fee'],
    signature: quote.body['signature'],
  };
  return payOrder(visit, authorization, order);
}

/** Pays as the payment step does, with the values that Adyen's fields would give it. */
async function payOrder(
  visit: Visitor,
  authorization: string,
  order: { vendor_id: string },
): Promise<string> {
  const { vendor_id } = order;
  const call = async <T>(path: string, body: object): Promise<T> => {
    const answer = await visit('POST', `${API}/order/payment/${path}`, { body, authorization });
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
    return answer.body['result'] as T;
  };
  const wallet = await call<Wallet>(`auth/${vendor_id}`, {});
  const { intent_id } = await call<{ intent_id: string }>('intent', {
    wallet_id: wallet.wallet_id,
    bearer_token: wallet.access_token,
    vendor_id,
    order,
  });
  const confirmation = confirmBody(wallet, intent_id, adyenCard('approved'), { order: { vendor_id } });
  const paid = await call<{ order_id: string }>('intent/confirm', confirmation);
  return paid.order_id;
}

async function deliver(visit: Visitor, orderId: string): Promise<void> {
  const authorization = `Bearer ${shell.variables()['FLEET_KEY']}`;
  const open = await visit('GET', `${FLEET_API}/deliveries?status=open`, { authorization });
  expect(JSON.stringify(open.body)).toContain(orderId);
  const rider = { rider_id: 'd-7', name: 'Lim Jun', phone_number: '+6587654321' };
  const events = ['RECEIVED', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'];
  for (const [index, status] of events.entries()) {
    const body = {
      event_id: `${orderId}-${index}`,
      status,
      occurred_at: Math.floor(Date.now() / 1000),
      ...(status === 'ASSIGNED_TO_TRANSPORT' ? { rider } : {}),
    };
    const path = `${FLEET_API}/deliveries/${orderId}/events`;
    const answer = await visit('POST', path, { body, authorization });
    expect([status, answer.status, answer.body]).toMatchObject([status, 200, {}]);
  }
}

async function findOrder(
  visit: Visitor,
  authorization: string,
  orderId: string,
): Promise<Record<string, unknown>> {
  const vendorId = await findVendor(visit, authorization);
  const path = `${API}/order?vendorId=${vendorId}&orderId=${orderId}`;
  const { body } = await visit('GET', path, { authorization });
  return (body['result'] as Record<string, unknown> | undefined) ?? body;
}

it(
  'the operating guide leads from an empty PostgreSQL to an order paid by card and delivered, a restored backup and new keys',
  async () => {
    for (const title of ['1. Choose names', '2. Create the database', '3. Write the settings'])
      await runBlock(title);
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/documents.json'), '[]');
    await shell.run(`export SITE_DIR='${join(folder, 'site')}'`);

    const early = await shell.run('npm run doctor || true');
    expect(early).toContain('must   tariffs: No tariff is in force');
    await runBlock('6. Set prices');
    await runBlock('7. Let the dispatch system in');
    const cards = await runBlock('8. Take cards');
    expect(cards).toContain('+ SG,,card,yes\n\nNothing was stored (--dry-run).');
    expect(cards).toContain('SG: version');
    const checked = await runBlock('9. Check, then start');
    expect(checked).not.toMatch(/must|payments:/);

    let visit = await startServer();
    await register(visit);
    const authorization = await signIn(visit);
    const orderId = await placeOrder(visit, authorization);
    await deliver(visit, orderId);
    expect(await findOrder(visit, authorization, orderId)).toMatchObject(PAID_AND_DELIVERED);
    await until(() => adyen.active()[0]?.captures === 1);
    expect(adyen.active()).toEqual([expect.objectContaining({ state: 'captured', captures: 1 })]);

    await runBlock('Backups', 0);
    expect(await shell.run('npm run doctor')).not.toContain('backups:');
    expect(await runBlock('Backups', 1)).toMatch(/count *\n-+\n +1\n/);
    await stopServer();
    visit = await startServer({ DATABASE_URL: String(shell.variables()['RESTORED_URL']) });
    expect(await findOrder(visit, await signIn(visit), orderId)).toMatchObject(PAID_AND_DELIVERED);
    await stopServer();

    await runBlock('Replace keys and secrets');
    visit = await startServer();
    const refused = await visit('GET', `${API}/vendors`, { authorization });
    expect(refused.status).toBe(401);
    expect(await findOrder(visit, await signIn(visit), orderId)).toMatchObject(PAID_AND_DELIVERED);
    printFigure(
      'operating guide: order paid by card and delivered, restored backup and new keys from an empty PostgreSQL',
    );
  },
  LIMIT_MS,
);
