import { expect, it } from '@jest/globals';
import { calm } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';

const begin = begunOnce();

const feeBodies = ({ backend }: Awaited<ReturnType<typeof begin>>) =>
  backend.callsOf('pricing.fee').map(({ body }) => body);

it('a fee that depends on the payment is requested for the chosen method, and again when it changes', async () => {
  const begun = await begin({
    form: { paymentMethod: 'CASH_ON_DELIVERY' },
    prepare: ({ state }) => void (state.feeDependsOn = ['payment_method']),
  });
  await calm();
  expect(feeBodies(begun).slice(1)).toEqual([
    expect.objectContaining({ payment_method: 'CASH_ON_DELIVERY' }),
  ]);
  begun.draft.getState().change({ paymentMethod: 'ONLINE_PAYMENT' });
  await calm();
  expect(feeBodies(begun).slice(2)).toEqual([expect.objectContaining({ payment_method: 'PAID' })]);
});

it('a fee that depends on nothing is not requested again', async () => {
  const begun = await begin({ form: { paymentMethod: 'CASH_ON_DELIVERY' } });
  begun.draft.getState().change({ paymentMethod: 'ONLINE_PAYMENT' });
  await calm();
  expect(feeBodies(begun)).toHaveLength(1);
  expect(feeBodies(begun)[0]).not.toHaveProperty('payment_method');
});
