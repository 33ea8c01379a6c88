import { describe, expect, it } from '@jest/globals';
import { latestOrdersOptions } from '@courier/api-client/queries';
import { createActor } from 'xstate';
import type { FakeBackend } from '@courier/api-client/testing';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { STORED } from '../../testing/pay-by-card';
import { createReturnedPayment } from '../card/create-returned-payment';

const begin = begunOnce();

async function paid(outcome: 'approved' | 'challenge', prepare: (backend: FakeBackend) => void = () => {}) {
  const begun = await begin({
    form: { paymentMethod: 'ONLINE_PAYMENT' },
    prepare: (fake) => {
      fake.state.payments.instruments.push({ ...STORED });
      fake.state.payments.outcome = outcome;
      prepare(fake);
    },
  });
  const { submit, card, flow, shell, backend } = begun;
  const latest = latestOrdersOptions(shell.ports.api, KARACHI.vendorId);
  await shell.queryClient.fetchQuery(latest);
  submit.run('PLACE');
  await calm();
  const { payment } = flow.getSnapshot().context;
  await card.pay();
  await calm();
  const isListed = () => shell.queryClient.getQueryState(latest.queryKey)?.isInvalidated === false;
  return {
    ...begun,
    payment,
    isListed,
    statuses: () => [...backend.state.payments.intents.values()].map(({ status }) => status),
  };
}

it('reloads the lists that contain an order paid by card', async () => {
  const { orders, isListed } = await paid('approved');
  expect(orders()).toHaveLength(1);
  expect(isListed()).toBe(false);
});

describe('a payment after the redirect from the bank', () => {
  /** Resumed by the return page after a challenge. */
  async function back(prepare: (begun: Awaited<ReturnType<typeof paid>>, orderId: string) => void) {
    const begun = await paid('challenge');
    const orderId = begun.orders()[0]?.order_id ?? '';
    prepare(begun, orderId);
    const pending = { vendorId: KARACHI.vendorId, orderId, intentId: 'intent-1' };
    const { machine, input } = createReturnedPayment(begun.shell.ports, pending);
    const actor = createActor(machine, { input });
    actor.start();
    await calm();
    return { ...begun, actor, state: () => actor.getSnapshot().value };
  }

  it('is complete after the bank’s approval', async () => {
    const { state } = await back(({ backend }, orderId) => void backend.endChallenge(orderId, true));
    expect(state()).toBe('paid');
  });

  it('is refunded when its order will not be delivered', async () => {
    const { state, actor, statuses } = await back(({ backend }, orderId) => {
      backend.endChallenge(orderId, true);
      backend.moveOrder(orderId, 'STALLED');
    });
    expect([state(), actor.getSnapshot().context.fault?.kind]).toEqual(['ended', 'refunded']);
    expect(statuses()).toEqual(['REFUNDED']);
  });

  it('is cancelled when it was not paid', async () => {
    const { actor, state, statuses } = await back(() => undefined);
    expect(state()).toBe('waitingForBank');
    actor.send({ type: 'CANCEL' });
    await calm();
    expect([state(), statuses()]).toEqual(['ended', ['CANCELLED']]);
  });
});
