import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';

const begin = begunOnce();
const beginWithVouchers = (more: Parameters<typeof begin>[0] = {}) =>
  begin({ flags: { voucher: true }, ...more });
type Begun = Awaited<ReturnType<typeof begin>>;
const discountOf = ({ flow }: Begun) => flow.getSnapshot().context.quote?.discount?.voucher.code ?? null;
const apply = async ({ voucher }: Begun, code: string) => {
  voucher.type(code);
  return voucher.apply();
};

describe('a voucher that is typed', () => {
  it('counts as the server writes it, against the fee there is', async () => {
    const begun = await beginWithVouchers();
    expect(await apply(begun, ' less30 ')).toBe(true);
    expect(begun.draft.getState()).toMatchObject({ voucherCode: 'LESS30', voucher: 'LESS30' });
    expect(discountOf(begun)).toBe('LESS30');
    expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
    const { quote } = begun.flow.getSnapshot().context;
    expect(begun.backend.callsOf('vouchers.validate')[0]?.body).toMatchObject({
      code: 'LESS30',
      vendor_id: KARACHI.vendorId,
      order: { delivery_fee: quote?.fee, signature: quote?.signature },
    });
  });

  it('is checked once for two presses, and not again while it counts', async () => {
    const begun = await beginWithVouchers();
    begun.voucher.type('LESS30');
    const both = [begun.voucher.apply(), begun.voucher.apply()];
    expect(begun.voucher.state.getState().checking).toBe(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await begun.voucher.apply()).toBe(true);
    expect(begun.backend.callsOf('vouchers.get')).toHaveLength(1);
  });

  it('while another one is looked up is the one that stays, whatever the older answer says', async () => {
    const begun = await beginWithVouchers();
    for (const older of ['LESS30', 'PAST10']) {
      const release = begun.backend.hold('vouchers.get');
      const outcome = apply(begun, older);
      begun.voucher.type('TEA1');
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
      release();
      expect(await outcome).toBe(false);
      expect(begun.draft.getState()).toMatchObject({ voucherCode: 'TEA1', voucher: null });
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
    }
    expect(await apply(begun, 'TEA10')).toBe(true);
    expect([begun.draft.getState().voucher, discountOf(begun)]).toEqual(['TEA10', 'TEA10']);
  });

  it('while another one is counted takes that off, and is checked by itself', async () => {
    const begun = await beginWithVouchers();
    const release = begun.backend.hold('vouchers.validate');
    const older = apply(begun, 'LESS30');
    await waitFor(() => expect(begun.draft.getState().voucher).toBe('LESS30'));
    const newer = apply(begun, 'TEA10');
    release();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    expect([begun.draft.getState().voucher, discountOf(begun)]).toEqual(['TEA10', 'TEA10']);
    expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
  });

  it('that is empty is nothing wrong and nothing to ask', async () => {
    const begun = await beginWithVouchers();
    expect(await apply(begun, '  ')).toBe(true);
    expect(begun.backend.callsOf('vouchers.get')).toEqual([]);
  });

  it.each([
    ['has run out', 'PAST10', 'unavailable'],
    ['there is none of', 'NOBODY', 'unavailable'],
  ])(
    'that %s takes the one before off and says so, until something else is typed',
    async (_, code, problem) => {
      const begun = await beginWithVouchers();
      await apply(begun, 'LESS30');
      expect(await apply(begun, code)).toBe(false);
      expect([begun.draft.getState().voucher, discountOf(begun)]).toEqual([null, null]);
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem });
      begun.voucher.type('TEA10');
      expect(begun.voucher.state.getState().problem).toBeNull();
      expect(begun.draft.getState().voucherCode).toBe('TEA10');
    },
  );

  it('that cannot be looked up says so, and is looked up again on the next press', async () => {
    const begun = await beginWithVouchers();
    begun.backend.fail('vouchers.get', { status: 400 }, 1);
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBe('get-failed');
    const again = begun.voucher.apply();
    expect(begun.voucher.state.getState().problem).toBeNull();
    expect(await again).toBe(true);
  });

  it('that is refused for this order does not count', async () => {
    const begun = await beginWithVouchers();
    begun.backend.fail('vouchers.validate', { status: 400 });
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBe('not-valid');
    expect(begun.draft.getState().voucher).toBeNull();
  });

  it('takes the place of the one before only once it is checked', async () => {
    const begun = await beginWithVouchers();
    await apply(begun, 'LESS30');
    const answer = begun.backend.hold('vouchers.get');
    const checked = apply(begun, 'TEA10');
    await calm();
    expect(discountOf(begun)).toBeNull();
    answer();
    await checked;
    expect(discountOf(begun)).toBe('TEA10');
  });
});

describe('a voucher and the fee', () => {
  it('is asked with the first fee where there is none yet', async () => {
    const begun = await beginWithVouchers({
      prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1),
    });
    expect(await apply(begun, 'LESS30')).toBe(true);
    expect(begun.backend.callsOf('vouchers.validate')).toEqual([]);
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => snapshot.hasTag('quoted'));
    expect(discountOf(begun)).toBe('LESS30');
  });

  it('asks a fee that ran out meanwhile again, with it', async () => {
    const begun = await beginWithVouchers();
    begun.backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBeNull();
    await begun.until(({ context }) => Boolean(context.quote?.discount));
    expect(discountOf(begun)).toBe('LESS30');
  });

  it('is counted against the fee that came while it was validated', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.hold('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    begun.draft.getState().setVoucher(null);
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => !snapshot.hasTag('renewing'));
    begun.draft.getState().setVoucher('LESS30');
    answer();
    expect(await checked).toBe(true);
    const { quote } = begun.flow.getSnapshot().context;
    expect(begun.backend.callsOf('vouchers.validate').at(-1)?.body).toMatchObject({
      order: { signature: quote?.signature },
    });
    expect(begun.backend.callsOf('vouchers.validate')).toHaveLength(2);
    expect(discountOf(begun)).toBe('LESS30');
  });

  it('is not counted again where the fee that came meanwhile has it already', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.hold('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    // The first validation still waits; the one for the new fee does not.
    begun.backend.hold('vouchers.validate')();
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => !snapshot.hasTag('renewing'));
    const { quote } = begun.flow.getSnapshot().context;
    answer();
    expect(await checked).toBe(true);
    expect(begun.flow.getSnapshot().context.quote).toBe(quote);
    expect(discountOf(begun)).toBe('LESS30');
    expect(begun.backend.callsOf('vouchers.validate')).toHaveLength(2);
  });

  it('is nothing wrong where the address was taken away while it was validated', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.hold('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    begun.flow.send({ type: 'DESTINATION_CLEARED' });
    answer();
    expect(await checked).toBe(true);
    expect(begun.voucher.state.getState().problem).toBeNull();
    expect(begun.draft.getState().voucher).toBe('LESS30');
  });

  it('that was taken off while it was validated does not count', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.hold('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    begun.voucher.remove();
    answer();
    await checked;
    expect(discountOf(begun)).toBeNull();
    expect(begun.draft.getState()).toMatchObject({ voucher: null, voucherCode: '' });
  });
});

it('a voucher that is taken off leaves the full fee, an empty field and no problem', async () => {
  const begun = await beginWithVouchers();
  await apply(begun, 'LESS30');
  begun.voucher.state.setState({ problem: 'not-valid' });
  begun.voucher.remove();
  expect([discountOf(begun), begun.draft.getState().voucher]).toEqual([null, null]);
  expect(begun.draft.getState().voucherCode).toBe('');
  expect(begun.voucher.state.getState().problem).toBeNull();
});

it('a voucher is offered for new orders alone, while the flag is on', async () => {
  expect((await beginWithVouchers()).voucher.isOffered()).toBe(true);
  expect((await begin()).voucher.isOffered()).toBe(false);
  const order = buildOrder({ vendor_id: KARACHI.vendorId, status: 'RECEIVED' });
  expect((await beginWithVouchers({ order })).voucher.isOffered()).toBe(false);
});
