import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { newAddress } from '../../testing/inputs/new-address';
import { API } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { canonicalMailbox } from './mailbox';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const STRANGER = '192.0.2.7';
const post = async (
  path: string,
  payload: object,
  { host = 'localhost', remoteAddress = newAddress() }: { host?: string; remoteAddress?: string } = {},
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}${path}`,
    headers: { host },
    remoteAddress,
    payload,
  });
  return { status: answer.statusCode, body: answer.json(), wait: Number(answer.headers['retry-after']) };
};
const register = (
  email_address: string,
  from: { host?: string; remoteAddress?: string } = {},
  phone_number = '0912048317',
) =>
  post(
    '/register',
    {
      registration_type: 'NPV',
      business_name: 'Jade',
      phone_number,
      email_address,
      password: 'Lantern#88',
      terms_accepted: true,
      privacy_accepted: true,
    },
    from,
  );
const mailsIn = async (mailbox: string) => {
  const mails = await server.deps.db.selectFrom('outbox').select('recipient').execute();
  return mails.filter(({ recipient }) => canonicalMailbox(recipient) === mailbox).length;
};

it.each([
  ['Owner+books@Shop.Test', 'owner@shop.test'],
  ['owner+a+b@shop.test', 'owner@shop.test'],
  ['+owner@shop.test', '+owner@shop.test'],
  ['o.wner@shop.test', 'o.wner@shop.test'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

it('seventy registrations from one network send five links an hour to one mailbox', async () => {
  const from = { remoteAddress: STRANGER };
  const statuses: number[] = [];
  for (let time = 0; time < 68; time += 1) {
    const remoteAddress = `192.0.2.${time + 1}`;
    const email = time % 2 ? 'victim@shop.test' : `victim+${time}@shop.test`;
    statuses.push((await register(email, { remoteAddress })).status);
  }
  const abroad = await register('victim@shop.test', { ...from, host: 'kw.localhost' }, '+96550012345');
  const late = await register('VICTIM@shop.test', from);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
  expect([abroad, late]).toMatchObject([
    { status: 429, body: { message: 'TooManyRequestsException' } },
    { status: 429, body: { message: 'TooManyRequestsException' } },
  ]);
  expect(late.wait).toBe(3600);
  expect(await mailsIn('victim@shop.test')).toBe(5);
  printFigure(`of 70 registrations of one mailbox ${await mailsIn('victim@shop.test')} send a mail`);

  expect((await register('other@shop.test', { remoteAddress: '198.51.100.9' })).status).toBe(200);
  expect(await mailsIn('other@shop.test')).toBe(1);
  server.clock.advance(3600);
  expect((await register('victim+later@shop.test', from)).status).toBe(200);
});

it('a stranger who uses up the mails to an address leaves a share for its owner', async () => {
  for (let time = 0; time < 40; time += 1) await register('owner@shop.test', { remoteAddress: STRANGER });
  expect((await register('owner@shop.test', { remoteAddress: '198.51.100.9' })).status).toBe(200);
  expect(await mailsIn('owner@shop.test')).toBe(6);
});

it('one mailbox gets thirty links an hour from any number of networks', async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 40; network += 1)
    statuses.push((await register('crowd@shop.test', { remoteAddress: `10.9.${network}.1` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(await mailsIn('crowd@shop.test')).toBe(30);
});

it.each(['solo@demo.test', 'nobody@demo.test'])(
  'code requests are limited to ten an hour for %s, known or unknown',
  async (email_address) => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await post('/password/forgot', { email_address })).status);
      server.clock.advance(290);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await post('/password/forgot', { email_address: 'multi@demo.test' })).status).toBe(200);
  },
);
