import { describe, expect, it } from '@jest/globals';
import type { FakeBackend } from '@courier/api-client/testing';
import type { PaymentFault } from '../../model/payment/payment-flow.types';
import type { ServiceHoursState } from '../../model/request-flow/service-hours';
import { calm } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { closedHours } from '../../testing/closed-hours';
import { STORED } from '../../testing/pay-by-card';
import { watchNews } from './watch-news';

const begin = begunOnce();
function watched({ flow }: Awaited<ReturnType<typeof begin>>) {
  const closed: (ServiceHoursState | null)[] = [];
  const faults: PaymentFault['kind'][] = [];
  const stop = watchNews(flow, {
    onClosed: (hours) => closed.push(hours),
    onPaymentFault: ({ kind }) => faults.push(kind),
  });
  return { closed, faults, stop };
}

describe('closed service hours', () => {
  const hours = closedHours('Asia/Karachi');

  it('are reported once per form, with the hours', async () => {
    const begun = await begin({
      prepare: ({ state }) => void (state.parameters['serviceHours'] = hours.serviceHours),
    });
    const { closed } = watched(begun);
    expect(closed).toMatchObject([{ open: false, opensAt: hours.opens }]);
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => snapshot.matches('ServiceClosed'));
    expect(closed).toHaveLength(1);
  });

  it('are not reported while the service is open', async () => {
    expect(watched(await begin()).closed).toEqual([]);
  });
});

describe('a payment fault', () => {
  const paying = async (fails: number, prepare: (fake: FakeBackend) => void = () => {}) => {
    const begun = await begin({
      form: { paymentMethod: 'ONLINE_PAYMENT' },
      prepare: (fake) => {
        if (fails > 0) fake.fail('payments.auth', { status: 400 }, fails);
        prepare(fake);
      },
    });
    const news = watched(begun);
    begun.submit.run('PLACE');
    await calm();
    return { ...begun, ...news };
  };

  it('is reported once each time', async () => {
    const { faults, flow } = await paying(2);
    expect(faults).toEqual(['init']);
    flow.getSnapshot().context.payment?.send({ type: 'RETRY' });
    await calm();
    expect(faults).toEqual(['init', 'init']);
    flow.getSnapshot().context.payment?.send({ type: 'RETRY' });
    await calm();
    expect(faults).toHaveLength(2);
  });

  it('is reported to later subscribers too, but not after they unsubscribed', async () => {
    const begun = await paying(2);
    expect(watched(begun).faults).toEqual(['init']);
    begun.stop();
    begun.flow.getSnapshot().context.payment?.send({ type: 'RETRY' });
    await calm();
    expect(begun.faults).toEqual(['init']);
  });

  it('is reported once, despite edits while it is shown', async () => {
    const { faults, flow, card } = await paying(0, (fake) => {
      fake.state.payments.instruments.push({ ...STORED });
      fake.state.payments.outcome = 'declined';
    });
    await card.pay();
    await calm();
    expect(faults).toEqual(['refused']);
    flow.getSnapshot().context.payment?.send({ type: 'NAME', name: 'Bilal' });
    expect(faults).toEqual(['refused']);
  });

  it('of a later payment is not reported after unsubscribing', async () => {
    const { faults, stop, flow, submit, backend } = await paying(1);
    stop();
    flow.send({ type: 'BACK' });
    await calm();
    backend.fail('payments.auth', { status: 400 }, 1);
    submit.run('PLACE');
    await calm();
    expect(flow.getSnapshot().context.payment?.getSnapshot().context.fault?.kind).toBe('init');
    expect(faults).toEqual(['init']);
  });

  it('is reported for the next payment, but not the former one again', async () => {
    const { faults, flow, submit, backend } = await paying(1);
    const { payment } = flow.getSnapshot().context;
    flow.send({ type: 'BACK' });
    await calm();
    backend.fail('payments.auth', { status: 400 }, 1);
    submit.run('PLACE');
    await calm();
    expect(flow.getSnapshot().context.payment).not.toBe(payment);
    expect(faults).toEqual(['init', 'init']);
    payment?.send({ type: 'RETRY' });
    await calm();
    expect(faults).toEqual(['init', 'init']);
  });
});
