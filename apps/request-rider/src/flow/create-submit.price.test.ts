import { describe, expect, it } from '@jest/globals';
import { calm } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { createSubmit } from './create-submit';

const begin = begunOnce();

describe('a typed voucher that was not applied', () => {
  const typed = async (code: string, more: Parameters<typeof begin>[0] = {}) => {
    const begun = await begin({ flags: { voucher: true }, ...more });
    begun.draft.getState().setVoucherCode(code);
    begun.submit.run('PLACE');
    await calm();
    return begun;
  };

  it('is applied on submit', async () => {
    const { backend } = await typed(' tea10 ');
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({ voucher: { code: 'TEA10' } });
  });

  it('stops the order and is revealed when it is not valid', async () => {
    const { backend, problems } = await typed('PAST10');
    expect(problems.state.getState().wanted).toEqual({ field: 'voucher' });
    expect(backend.callsOf('orders.create')).toEqual([]);
  });

  it('replaces one that was removed with an earlier fee', async () => {
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

  it('is ignored without the flag', async () => {
    const { orders, backend } = await typed('PAST10', { flags: { voucher: false } });
    expect(orders()).toHaveLength(1);
    expect(backend.callsOf('vouchers.get')).toEqual([]);
  });
});

describe('the renewal of a fee', () => {
  const renewing = async (change: (begun: Awaited<ReturnType<typeof begin>>) => void) => {
    const begun = await begin();
    const answer = begun.backend.delay('pricing.fee');
    change(begun);
    begun.flow.send({ type: 'RETRY' });
    begun.submit.run('PLACE');
    await calm();
    expect(begun.backend.callsOf('orders.create')).toEqual([]);
    answer();
    await calm();
    return begun;
  };

  it('delays the order, which is sent when the price is unchanged', async () => {
    const { orders } = await renewing(() => undefined);
    expect(orders()).toHaveLength(1);
  });

  it('ends before a typed voucher is validated against the fee', async () => {
    const { draft, flow, submit, backend } = await begin({ flags: { voucher: true } });
    const answer = backend.delay('pricing.fee');
    backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
    draft.getState().setVoucherCode('LESS30');
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    answer();
    await calm();
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({ voucher: { code: 'LESS30' } });
  });

  it('stops the order when the saving of the voucher is smaller now', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({ flags: { voucher: true } });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, amount: 5 };
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when the voucher is removed', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({ flags: { voucher: true } });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, available: false };
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when the fee was not on the screen at the press', async () => {
    const { request, services, flow, phoneCheck, until, orders } = await begin({
      prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1),
    });
    const priced = async () => {
      flow.send({ type: 'RETRY' });
      await until((snapshot) => snapshot.hasTag('quoted'));
      return phoneCheck();
    };
    const submit = createSubmit(services, { ...request, phoneCheck: priced });
    submit.run('PLACE');
    await until((snapshot) => snapshot.hasTag('quoted'));
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when the price changed', async () => {
    const { orders, flow } = await renewing(({ backend }) => (backend.state.fees.surcharge = 35));
    expect(orders()).toEqual([]);
    expect(flow.getSnapshot().context.formerFee).not.toBeNull();
  });

  it('stops the order when the voucher is removed at the last moment', async () => {
    const { draft, voucher, flow, submit, backend, orders } = await begin({
      form: { orderAmount: '2001' },
      flags: { voucher: true },
    });
    draft.getState().setVoucherCode('LESS30');
    await voucher.apply();
    submit.run('PLACE');
    await calm();
    const answer = backend.delay('pricing.fee');
    backend.state.vouchers['LESS30'] = { ...backend.state.vouchers['LESS30']!, available: false };
    flow.send({ type: 'RETRY' });
    submit.respond(true);
    await calm();
    answer();
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops the order when the price changed during a voucher look-up', async () => {
    const { submit, draft, backend, flow, until, orders } = await begin({ flags: { voucher: true } });
    const answer = backend.delay('vouchers.get');
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

  it('stops the order when the price changed while a high value waited for its confirmation', async () => {
    const { submit, backend, flow, until, orders } = await begin({ form: { orderAmount: '2001' } });
    submit.run('PLACE');
    await calm();
    backend.state.fees.surcharge = 35;
    flow.send({ type: 'RETRY' });
    await until(({ context }) => context.formerFee !== null);
    submit.respond(true);
    await calm();
    expect(orders()).toEqual([]);
  });
});
