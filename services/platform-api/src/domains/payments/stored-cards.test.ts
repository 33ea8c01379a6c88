import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pay } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const cards = async (caller: TestCaller) =>
  ((await caller.call('GET', '/order/payment/cards')).body.result as { cards: { id: string }[] }).cards;

it('an account sees its stored cards without their numbers, newest first, and can remove them', async () => {
  await pay(owner, '4242424242424242', { typed: { save: true } });
  server.clock.advance(60);
  await pay(owner, '5555555555554444', { typed: { save: true } });
  const stored = await cards(owner);
  expect(stored).toEqual([
    expect.objectContaining({ scheme: 'mastercard', card_last_digits: '4444' }),
    expect.objectContaining({ scheme: 'visa', card_last_digits: '4242' }),
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/424242424242|token/);
  const card_id = stored[0]?.id;
  expect((await owner.call('POST', '/order/payment/cards/remove', { card_id })).status).toBe(200);
  expect(await cards(owner)).toEqual([expect.objectContaining({ card_last_digits: '4242' })]);
  expect((await owner.call('POST', '/order/payment/cards/remove', { card_id })).status).toBe(404);
});

it('the cards of another account are neither shown nor removed', async () => {
  const [card] = await cards(owner);
  const other = await signedInCaller(server, 'solo@demo.test', 'v4001');
  expect(await cards(other)).toEqual([]);
  const answer = await other.call('POST', '/order/payment/cards/remove', { card_id: card?.id });
  expect(answer.status).toBe(404);
  expect(await cards(owner)).toEqual([card]);
});
