import { expect, it } from '@jest/globals';
import { draftLike } from '../model/draft/order-again';
import { buildOrder } from '@courier/api-client/testing';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';

const begin = begunOnce();
const OTHER = { content: draftLike(buildOrder(), '92'), name: 'Lin Mei-hua' };

it('sends nothing while the form asks whether another order replaces it, and reveals the question', async () => {
  const { submit, filling, questions, orders } = await begin();
  filling.offer(OTHER);
  submit.run('PLACE');
  submit.run('REVIEW');
  await calm();
  expect(orders()).toEqual([]);
  expect(questions.state.getState().wanted).toEqual({ question: 'replace' });
  filling.respond(false);
  submit.run('PLACE');
  await calm();
  expect(orders()).toHaveLength(1);
});

it('sends nothing when the question arrives while the form is checked', async () => {
  const { submit, filling, orders } = await begin();
  submit.run('PLACE');
  filling.offer(OTHER);
  await calm();
  expect(orders()).toEqual([]);
});

it('sends no order whose value or changed fee is confirmed while another question is open', async () => {
  const { submit, filling, flow, backend, orders } = await begin({ form: { orderAmount: '2001' } });
  submit.run('PLACE');
  await calm();
  filling.offer(OTHER);
  submit.respond(true);
  await calm();
  expect(orders()).toEqual([]);
  filling.respond(false);
  backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
  backend.state.fees.surcharge = 35;
  submit.run('PLACE');
  await calm();
  expect(flow.getSnapshot().hasTag('asking-fee')).toBe(true);
  filling.offer(OTHER);
  submit.agree();
  await calm();
  expect([orders(), flow.getSnapshot().hasTag('asking-fee')]).toEqual([[], false]);
});

it('does not send an earlier attempt again while a question is open', async () => {
  const { submit, filling, backend } = await begin();
  backend.fail('orders.create', { status: 500 }, 1);
  submit.run('PLACE');
  await calm();
  filling.offer(OTHER);
  submit.settle();
  await calm();
  expect(backend.callsOf('orders.create')).toHaveLength(1);
});

it('sends a moved pin with the address below it, not with the former one', async () => {
  const { submit, destination, backend, until } = await begin();
  const answer = backend.delay('geolocator.reverse');
  destination.movePin({ latitude: KARACHI.shop.latitude, longitude: KARACHI.shop.longitude });
  await until((snapshot) => snapshot.hasTag('quoted'));
  submit.run('PLACE');
  await calm();
  expect(backend.callsOf('orders.create')).toEqual([]);
  answer();
  await calm();
  expect(backend.callsOf('orders.create')).toHaveLength(1);
  expect(JSON.stringify(backend.callsOf('orders.create')[0]?.body)).not.toContain(
    KARACHI.form.destinationTextAddress,
  );
});
