import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addTestRider, callAsRider, newDevice, PIN, riderPhone } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { blockRider, inviteRider, type RiderAccount } from './rider-accounts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'riders', byCountry: {} },
  });
});
afterAll(() => server.close());

let rider: RiderAccount;
let invitation: string;
let device: string;
beforeEach(async () => {
  rider = await addTestRider(server, 'Chen Wei');
  invitation = await inviteRider(server.deps.db, rider.riderId, server.clock.nowSeconds());
  device = newDevice();
});

const signIn = async (body: object) => {
  const { status, body: answer } = await callAsRider(server, null, 'POST', '/session', { device, ...body });
  return [status, answer.meta?.translation_key ?? answer['pin_required']];
};

it('asks for a new PIN at the first opening of the invitation, and for the PIN afterwards', async () => {
  expect(await signIn({ invitation })).toEqual([200, 'new']);
  expect(await signIn({ invitation, pin: PIN })).toEqual([200, null]);
  expect(await signIn({})).toEqual([200, 'known']);
  expect(await signIn({ pin: PIN })).toEqual([200, null]);
  expect(await signIn({ invitation, pin: PIN })).toEqual([200, null]);
});

it('refuses an invitation on a second phone, after its use, after a day, and one that does not exist', async () => {
  await signIn({ invitation });
  const refused = [401, 'rider-invitation-ended'];
  const other = newDevice();
  expect(await signIn({ device: other, invitation, pin: PIN })).toEqual(refused);
  await signIn({ invitation, pin: PIN });
  expect(await signIn({ device: other, invitation, pin: PIN })).toEqual(refused);
  expect(await signIn({ device: other, invitation: 'x'.repeat(43) })).toEqual(refused);
  const late = await inviteRider(server.deps.db, rider.riderId, server.clock.nowSeconds());
  server.clock.advance(86_401);
  expect(await signIn({ device: other, invitation: late })).toEqual(refused);
  expect(await signIn({ device: other })).toEqual([401, 'rider-phone-unknown']);
});

it('locks the PIN after five wrong tries, also parallel ones, until a new invitation', async () => {
  await signIn({ invitation, pin: PIN });
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn({ pin: '000000' })));
  expect(answers.filter(([, key]) => key === 'rider-pin-wrong')).toHaveLength(4);
  expect(await signIn({ pin: PIN })).toEqual([423, 'rider-pin-locked']);
  const again = await inviteRider(server.deps.db, rider.riderId, server.clock.nowSeconds());
  expect(await signIn({ invitation: again, pin: '314159' })).toEqual([200, null]);
  expect(await signIn({ pin: PIN })).toEqual([401, 'rider-pin-wrong']);
  expect(await signIn({ pin: '314159' })).toEqual([200, null]);
});

it('refuses a PIN that is not six digits', async () => {
  for (const pin of ['12345', '1234567', '12345a', ''])
    expect((await signIn({ invitation, pin }))[0]).toBe(400);
});

it('ends the sessions of a blocked rider at once', async () => {
  const phone = await riderPhone(server, 'Lin Mei');
  expect((await phone.call('GET', '/shift')).status).toBe(200);
  await blockRider(server.deps.db, phone.rider.riderId, server.clock.nowSeconds());
  expect((await phone.call('GET', '/shift')).status).toBe(401);
  await signIn({ invitation, pin: PIN });
  await blockRider(server.deps.db, rider.riderId, server.clock.nowSeconds());
  expect(await signIn({ pin: PIN })).toEqual([403, 'rider-blocked']);
});

it('answers a missing, forged, ended or foreign token with 401', async () => {
  const phone = await riderPhone(server, 'Lin Mei');
  for (const token of [null, 'rs_x', 'x', `${phone.token}x`])
    expect((await callAsRider(server, token, 'GET', '/offers')).status).toBe(401);
  const elsewhere = await server.app.inject({
    url: '/courier/rider/v1/offers',
    headers: { host: 'kw.localhost', authorization: `Bearer ${phone.token}` },
  });
  expect(elsewhere.statusCode).toBe(401);
  expect((await phone.call('DELETE', '/session')).body).toEqual({ ended: true });
  expect((await phone.call('GET', '/offers')).status).toBe(401);
});

it('begins no duty without consent to share the position', async () => {
  const phone = await riderPhone(server, 'Lin Mei');
  const refused = await phone.call('POST', '/duty', { on_duty: true, position_consent: false });
  expect([refused.status, refused.body.meta?.translation_key]).toEqual([409, 'rider-consent-missing']);
});
