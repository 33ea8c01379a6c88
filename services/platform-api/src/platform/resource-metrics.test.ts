import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendMail } from '../domains/mail/send-mail';
import { undoRuleVersion } from '../domains/prices/operator-rules/rule-versions';
import { demoTariff } from '../testing/server/demonstration';
import { signedInCaller } from '../testing/callers/place-order';
import { setTariff } from '../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { demo: { simSpeed: 0.1 } });
  await server.app.ready();
});
afterAll(() => server.close());

const metric = async (name: string) => {
  const { body } = await server.app.inject({ url: '/metrics' });
  return body.split('\n').find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
};
const mail = {
  country: 'KW' as const,
  brand: 'oasis' as const,
  language: 'en',
  to: 'owner@shop.test',
  subject: 'Orders',
  text: 'Attached.',
};

it('count the mails of this instance by outcome, and the pending ones of the outbox', async () => {
  await sendMail(server.deps, mail);
  expect(await metric('courier_mails_total')).toBe('courier_mails_total{outcome="kept"} 1');
  expect(await metric('courier_outbox_mails')).toBe('courier_outbox_mails 1');
  const config = { ...server.deps.config, environment: 'prd' as const };
  await expect(sendMail({ ...server.deps, config }, mail)).rejects.toThrow('SMTP_URL');
  const { body } = await server.app.inject({ url: '/metrics' });
  expect(body).toContain('courier_mails_total{outcome="failed"} 1');
});

it('show the queue of jobs', async () => {
  const { db, jobs } = server.deps;
  await jobs.send(db, 'cleaning', 'tonight', 3600);
  const { body } = await server.app.inject({ url: '/metrics' });
  expect(body).toMatch(/courier_jobs\{queue="cleaning",state="created"\} [1-9]/);
});

it('show how much a price differs from the one of a day ago, also after an undo', async () => {
  const { db, clock } = server.deps;
  const nowSeconds = clock.nowSeconds();
  const tariff = demoTariff('SG');
  await setTariff(db, tariff, nowSeconds - 2 * 86_400, 'SG');
  const ratio = () => metric('courier_price_change_ratio');
  expect(await ratio()).toBeUndefined();
  const dear = { ...tariff, baseMinor: tariff.baseMinor * 10, bands: [] };
  const ruleId = await setTariff(db, dear, nowSeconds, 'SG');
  expect(Number((await ratio())?.split(' ')[1])).toBeGreaterThan(3);
  expect(await ratio()).toContain('{country="SG"}');
  const undone = { kind: 'tariffs', country: 'SG', ruleId } as const;
  expect(await undoRuleVersion(db, undone, 'Ana', nowSeconds)).toBe(true);
  expect(await ratio()).toBeUndefined();
});

it('show orders whose fee was stored without its lines in the last day', async () => {
  const { clock } = server;
  const { db } = server.deps;
  const orders = () => metric('courier_orders_without_lines');
  expect(await orders()).toBeUndefined();
  const id = await (await signedInCaller(server)).placeOrder();
  expect(await orders()).toBeUndefined();
  const fee = { delivery_fee_minor: 77, updated_at: clock.nowSeconds() };
  await db.updateTable('orders').set(fee).where('order_id', '=', id).execute();
  expect(await orders()).toBe('courier_orders_without_lines{country="TW"} 1');
  clock.advance(86_401);
  expect(await orders()).toBeUndefined();
});

it('show the connections to PostgreSQL, if any', async () => {
  const { connections } = server.deps;
  const before = await metric('courier_database_connections');
  if (!connections) {
    expect(before).toBeUndefined();
    return;
  }
  const size = server.deps.config.databasePoolSize;
  const ends: (() => void)[] = [];
  while (connections.taken() < size) ends.push(await connections.claim());
  // Its queries need a connection, which is available once these are returned.
  const page = server.app.inject({ url: '/metrics' });
  for (const end of ends) end();
  expect((await page).body).toMatch(/courier_database_connections\{state="waited"\} \d+/);
});
