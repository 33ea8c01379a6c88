import { afterEach, describe, expect, it } from '@jest/globals';
import { pendingPayment, rememberPayment } from '../model/pending-payment';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { STORED } from '../testing/pay-by-card';
import { startPayment } from '../testing/start-payment';
import { followCertain } from './follow-payments';

const begin = begunOnce();
let close = () => {};
afterEach(() => {
  close();
  close = () => {};
});

type Outcome = 'approved' | 'challenge' | 'declined';
/** A payment with a stored card, as far as it comes by itself. */
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
  // As strict mode puts a form away and back in one breath.
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

describe('a payment whose end is unknown', () => {
  it('is remembered while the card may have been charged', async () => {
    const { orders } = await paid('approved', 'unanswered');
    expect(orders()).toEqual([]);
    expect(pendingPayment()).toEqual({ vendorId: KARACHI.vendorId, orderId: null, intentId: 'intent-1' });
  });

  it('is forgotten once it is certain', async () => {
    const { orders, payment, backend } = await paid('approved', 'unanswered');
    backend.heal('payments.confirm');
    payment?.send({ type: 'RETRY' });
    await calm();
    expect(orders()).toHaveLength(1);
    expect(pendingPayment()).toBeNull();
  });

  it('is forgotten when the bank refused it', async () => {
    const { shell } = await paid('declined');
    expect(pendingPayment()).toBeNull();
    expect(shell.navigations).toEqual([]);
  });

  it('stays remembered when the form is left before it is certain, and leads nowhere by itself', async () => {
    const { close, shell, backend } = await paid('approved', 'unanswered');
    backend.fail('payments.cancel', { status: 400 });
    backend.fail('payments.outcome', { status: 404 });
    const before = shell.navigations.length;
    close();
    await calm();
    expect(pendingPayment()?.intentId).toBe('intent-1');
    expect(shell.navigations.slice(before)).toEqual([]);
  });
});

describe('a payment that the bank wants to hear of', () => {
  it('leads to the bank, and its order is one of the guest’s', async () => {
    const { shell, orders, added } = await paid('challenge');
    const [order] = orders();
    expect(shell.navigations).toEqual([
      new URL('/sandbox-bank/challenge?id=intent-1', window.location.href).href,
    ]);
    expect(pendingPayment()).toMatchObject({ orderId: order?.order_id, intentId: 'intent-1' });
    expect(added).toEqual([order?.order_id]);
  });

  it('waits for it where the browser’s Back brought the page to life again, and not where it loaded anew', async () => {
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
  ])('is left for once where the form was put away and back %s', async (_, away) => {
    const { shell, added } = await paid('challenge', 'answered', away);
    expect(shell.navigations).toHaveLength(1);
    expect(added).toHaveLength(1);
  });

  it('waits no more for the browser’s Back once the form is put away', async () => {
    const begun = await paid('challenge');
    begun.close();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(begun.payment?.getSnapshot().matches('atTheBank')).toBe(true);
  });

  it('sends the VAT number and where to come back to', async () => {
    const { backend } = await paid('challenge');
    expect(backend.callsOf('payments.confirm')[0]?.body).toMatchObject({
      order: { vendor_id: KARACHI.vendorId, vat_number: '24681357', preordered_for: null },
      payment_method: 'generic_creditcard',
      return_url: expect.stringMatching(/^http:\/\/localhost\/.*intent-1/),
    });
  });
});

describe('nothing is followed', () => {
  it('by the browser’s Back where no card pays', async () => {
    await begin();
    const failed: unknown[] = [];
    const onFailure = ({ error }: ErrorEvent) => failed.push(error);
    window.addEventListener('error', onFailure);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.removeEventListener('error', onFailure);
    expect(failed).toEqual([]);
  });

  it('by whoever stopped: a payment that becomes certain then stays remembered', async () => {
    rememberPayment({ vendorId: 'v1', orderId: null, intentId: 'i1' });
    const { actor, state } = startPayment();
    followCertain(actor)();
    await calm();
    expect(state()).toBe('choosingCard');
    expect(pendingPayment()?.intentId).toBe('i1');
  });
});
