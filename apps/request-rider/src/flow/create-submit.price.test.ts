import { describe, expect, it } from '@jest/globals';
import { calm } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { createSubmit } from './create-submit';

const begin = begunOnce();

describe('a voucher that was typed and not applied', () => {
  const typed = async (code: string, more: Parameters<typeof begin>[0] = {}) => {
    const begun = await begin({ flags: { voucher: true }, ...more });
    begun.draft.getState().setVoucherCode(code);
    begun.submit.run('PLACE');
    await calm();
    return begun;
  };

  it('counts', async () => {
    const { backend } = await typed(' tea10 ');
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({ voucher: { code: 'TEA10' } });
  });

  it('stops the order when it is none, and is led to', async () => {
    const { backend, problems } = await typed('PAST10');
    expect(problems.state.getState().wanted).toEqual({ field: 'voucher' });
    expect(backend.callsOf('orders.create')).toEqual([]);
  });

  it('takes the place of one that fell off with an earlier fee', async () => {
    const { draft, voucher, submit, backend, flow, until, orders } = await begin({
      flags: { voucher: true },
    });
    draft.getState().setVoucherCode('TEA10');
    await voucher.apply();
    backend.state.vouchers['TEA10'] = { ...backend.state.vouchers['TEA10']!, available: false };
    flow.send({ type: 'RETRY' });
    await until(({ context }) => context.quote?.droppedVoucher === 'TEA10');
    draft.getState().setVoucherCode('LESS30');
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
  });

  it('is not looked at without the flag', async () => {
    const { orders, backend } = await typed('PAST10', { flags: { voucher: false } });
    expect(orders()).toHaveLength(1);
    expect(backend.callsOf('vouchers.get')).toEqual([]);
  });
});

describe('a fee that is being asked again', () => {
  const renewing = async (change: (begun: Awaited<ReturnType<typeof begin>>) => void) => {
    const begun = await begin();
    const answer = begun.backend.hold('pricing.fee');
    change(begun);
    begun.flow.send({ type: 'RETRY' });
    begun.submit.run('PLACE');
    await calm();
    expect(begun.backend.callsOf('orders.create')).toEqual([]);
    answer();
    await calm();
    return begun;
  };

  it('is waited for, and the order goes when it costs the same', async () => {
    const { orders } = await renewing(() => undefined);
    expect(orders()).toHaveLength(1);
  });

  it('is waited for before a voucher that was typed is counted against it', async () => {
    const { draft, flow, submit, backend } = await begin({ flags: { voucher: true } });
    const answer = backend.hold('pricing.fee');
    backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
    draft.getState().setVoucherCode('LESS30');
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    answer();
    await calm();
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({ voucher: { code: 'LESS30' } });
  });

  it('stops the order when the voucher on it takes off less by now', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({ flags: { voucher: true } });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, amount: 5 };
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when its voucher falls off', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({ flags: { voucher: true } });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, available: false };
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when it was on no screen at the press', async () => {
    const { services, flow, problems, voucher, phoneCheck, until, orders } = await begin({
      prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1),
    });
    const priced = async () => {
      flow.send({ type: 'RETRY' });
      await until((snapshot) => snapshot.hasTag('quoted'));
      return phoneCheck();
    };
    const submit = createSubmit(services, { flow, problems, voucher, phoneCheck: priced });
    submit.run('PLACE');
    await until((snapshot) => snapshot.hasTag('quoted'));
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when it costs something else', async () => {
    const { orders, flow } = await renewing(({ backend }) => (backend.state.fees.surcharge = 35));
    expect(orders()).toEqual([]);
    expect(flow.getSnapshot().context.formerFee).not.toBeNull();
  });

  it('stops the order as well when its voucher falls off in the very last moment', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({
      form: { orderAmount: '2001' },
      flags: { voucher: true },
    });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    submit.run('PLACE');
    await calm();
    const answer = backend.hold('pricing.fee');
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, available: false };
    flow.send({ type: 'RETRY' });
    submit.answer(true);
    await calm();
    answer();
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order as well when it changed while a voucher was looked up', async () => {
    const { submit, draft, backend, flow, until, orders } = await begin({ flags: { voucher: true } });
    const answer = backend.hold('vouchers.get');
    draft.getState().setVoucherCode('LESS30');
    submit.run('PLACE');
    await calm();
    backend.state.fees.surcharge = 35;
    flow.send({ type: 'RETRY' });
    await until(({ context }) => context.formerFee !== null);
    answer();
    await calm();
    expect(orders()).toEqual([]);
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
  });

  it('stops the order as well when it changed while a high value waited for its yes', async () => {
    const { submit, backend, flow, until, orders } = await begin({ form: { orderAmount: '2001' } });
    submit.run('PLACE');
    await calm();
    backend.state.fees.surcharge = 35;
    flow.send({ type: 'RETRY' });
    await until(({ context }) => context.formerFee !== null);
    submit.answer(true);
    await calm();
    expect(orders()).toEqual([]);
  });
});
