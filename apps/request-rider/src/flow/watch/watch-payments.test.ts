import { afterEach, describe, expect, it } from '@jest/globals';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { STORED } from '../../testing/pay-by-card';
import { startPayment } from '../../testing/start-payment';
import { removeSettledPayment } from './watch-payments';
import { pendingPayments } from '../../testing/stored-values';

const begin = begunOnce();
let close = () => {};
afterEach(() => {
  close();
  close = () => {};
});

type Outcome = 'approved' | 'challenge' | 'declined';
async function paid(
  outcome: Outcome,
  mode: 'unanswered' | 'answered' = 'answered',
  away: { before?: boolean; under?: boolean } = {},
) {
  const begun = await begin({
    form: { paymentMethod: 'ONLINE_PAYMENT', vat_number: '24681357' },
    flags: { payment_vat: true },
    prepare: (fake) => {
      fake.state.payments.instruments.push({ ...STORED });
      fake.state.payments.outcome = outcome;
      if (mode === 'unanswered') fake.fail('payments.confirm', { status: 503 });
    },
  });
  const added: string[] = [];
  begun.shell.ports.session.addGuestOrder = (id) => added.push(id);
  // Strict mode unmounts and remounts a form at once.
  const putAwayAndBack = () => {
    begun.close();
    close = begun.request.open();
  };
  if (away.before) putAwayAndBack();
  begun.submit.run('PLACE');
  await calm();
  if (away.under) putAwayAndBack();
  const { payment } = begun.flow.getSnapshot().context;
  payment?.send({ type: 'CHOOSE_EXISTING', id: STORED.id });
  await begun.card.pay();
  await calm();
  return { ...begun, payment, added };
}

describe('a payment with an unknown outcome', () => {
  it('is stored while the card may have been charged', async () => {
    const { orders } = await paid('approved', 'unanswered');
    expect(orders()).toEqual([]);
    expect(pendingPayments.read()).toEqual({
      vendorId: KARACHI.vendorId,
      orderId: null,
      intentId: 'intent-1',
    });
  });

  it('is removed when the outcome is known', async () => {
    const { orders, payment, backend } = await paid('approved', 'unanswered');
    backend.heal('payments.confirm');
    payment?.send({ type: 'RETRY' });
    await calm();
    expect(orders()).toHaveLength(1);
    expect(pendingPayments.read()).toBeNull();
  });

  it('is removed when the bank declined it', async () => {
    const { shell } = await paid('declined');
    expect(pendingPayments.read()).toBeNull();
    expect(shell.navigations).toEqual([]);
  });

  it('stays stored when the form is closed before the outcome is known, and causes no navigation', async () => {
    const { close, shell, backend } = await paid('approved', 'unanswered');
    backend.fail('payments.cancel', { status: 400 });
    backend.fail('payments.outcome', { status: 404 });
    const before = shell.navigations.length;
    close();
    await calm();
    expect(pendingPayments.read()?.intentId).toBe('intent-1');
    expect(shell.navigations.slice(before)).toEqual([]);
  });
});

describe('a payment with a challenge of the bank', () => {
  it('opens the bank’s page and adds its order to the guest’s orders', async () => {
    const { shell, orders, added } = await paid('challenge');
    const [order] = orders();
    expect(shell.navigations).toEqual([
      new URL('/sandbox-bank/challenge?id=intent-1', window.location.href).href,
    ]);
    expect(pendingPayments.read()).toMatchObject({ orderId: order?.order_id, intentId: 'intent-1' });
    expect(added).toEqual([order?.order_id]);
  });

  it('is checked when the browser’s Back restored the page from its cache, and not after a reload', async () => {
    const { payment, flow } = await paid('challenge');
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(payment?.getSnapshot().matches('atTheBank')).toBe(true);
    show(true);
    expect(flow.getSnapshot().context.payment?.getSnapshot().matches('waitingForBank')).toBe(true);
  });

  it.each([
    ['before it began', { before: true }],
    ['while it was under way', { under: true }],
  ])('opens the bank’s page once when the form was remounted %s', async (_, away) => {
    const { shell, added } = await paid('challenge', 'answered', away);
    expect(shell.navigations).toHaveLength(1);
    expect(added).toHaveLength(1);
  });

  it('ignores the browser’s Back after the form was closed', async () => {
    const begun = await paid('challenge');
    begun.close();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(begun.payment?.getSnapshot().matches('atTheBank')).toBe(true);
  });

  it('sends the VAT number and the return URL', async () => {
    const { backend } = await paid('challenge');
    expect(backend.callsOf('payments.confirm')[0]?.body).toMatchObject({
      order: { vendor_id: KARACHI.vendorId, vat_number: '24681357', preordered_for: null },
      payment_method: 'generic_creditcard',
      return_url: expect.stringMatching(/^http:\/\/localhost\/.*intent-1/),
    });
  });
});

describe('no action is taken', () => {
  it('on the browser’s Back without a card payment', async () => {
    await begin();
    const failed: unknown[] = [];
    const onFailure = ({ error }: ErrorEvent) => failed.push(error);
    window.addEventListener('error', onFailure);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.removeEventListener('error', onFailure);
    expect(failed).toEqual([]);
  });

  it('after the subscription has ended: a payment settled later stays stored', async () => {
    pendingPayments.store({ vendorId: 'v1', orderId: null, intentId: 'i1' });
    const { actor, state } = startPayment();
    removeSettledPayment({}, actor)();
    await calm();
    expect(state()).toBe('choosingCard');
    expect(pendingPayments.read()?.intentId).toBe('i1');
  });
});
