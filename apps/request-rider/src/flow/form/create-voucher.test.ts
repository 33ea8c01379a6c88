import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';

const begin = begunOnce();
const beginWithVouchers = (more: Parameters<typeof begin>[0] = {}) =>
  begin({ flags: { voucher: true }, ...more });
type Begun = Awaited<ReturnType<typeof begin>>;
const discountCode = ({ flow }: Begun) => flow.getSnapshot().context.quote?.discount?.voucher.code ?? null;
const apply = async ({ voucher }: Begun, code: string) => {
  voucher.type(code);
  return voucher.apply();
};

describe('a typed voucher', () => {
  it('is applied in the server’s spelling to the current fee', async () => {
    const begun = await beginWithVouchers();
    expect(await apply(begun, ' less30 ')).toBe(true);
    expect(begun.draft.getState()).toMatchObject({ voucherCode: 'LESS30', voucher: 'LESS30' });
    expect(discountCode(begun)).toBe('LESS30');
    expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
    const { quote } = begun.flow.getSnapshot().context;
    expect(begun.backend.callsOf('vouchers.validate')[0]?.body).toMatchObject({
      code: 'LESS30',
      vendor_id: KARACHI.vendorId,
      order: { delivery_fee: quote?.fee, signature: quote?.signature },
    });
  });

  it('is checked once for two presses, and not again while it is applied', async () => {
    const begun = await beginWithVouchers();
    begun.voucher.type('LESS30');
    const both = [begun.voucher.apply(), begun.voucher.apply()];
    expect(begun.voucher.state.getState().checking).toBe(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await begun.voucher.apply()).toBe(true);
    expect(begun.backend.callsOf('vouchers.get')).toHaveLength(1);
  });

  it('replaces a pending look-up of another code, whose answer is ignored', async () => {
    const begun = await beginWithVouchers();
    for (const older of ['LESS30', 'PAST10']) {
      const release = begun.backend.delay('vouchers.get');
      const outcome = apply(begun, older);
      begun.voucher.type('TEA1');
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
      release();
      expect(await outcome).toBe(false);
      expect(begun.draft.getState()).toMatchObject({ voucherCode: 'TEA1', voucher: null });
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
    }
    expect(await apply(begun, 'TEA10')).toBe(true);
    expect([begun.draft.getState().voucher, discountCode(begun)]).toEqual(['TEA10', 'TEA10']);
  });

  it('replaces a code that is being validated, and is checked itself', async () => {
    const begun = await beginWithVouchers();
    const release = begun.backend.delay('vouchers.validate');
    const older = apply(begun, 'LESS30');
    await waitFor(() => expect(begun.draft.getState().voucher).toBe('LESS30'));
    const newer = apply(begun, 'TEA10');
    release();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    expect([begun.draft.getState().voucher, discountCode(begun)]).toEqual(['TEA10', 'TEA10']);
    expect(begun.voucher.state.getState()).toEqual({ checking: false, problem: null });
  });

  it('that is empty is valid and causes no call', async () => {
    const begun = await beginWithVouchers();
    expect(await apply(begun, '  ')).toBe(true);
    expect(begun.backend.callsOf('vouchers.get')).toEqual([]);
  });

  it.each([
    ['has run out', 'PAST10', 'unavailable'],
    ['there is none of', 'NOBODY', 'unavailable'],
  ])(
    'that %s removes the former one and shows the problem until the text changes',
    async (_, code, problem) => {
      const begun = await beginWithVouchers();
      await apply(begun, 'LESS30');
      expect(await apply(begun, code)).toBe(false);
      expect([begun.draft.getState().voucher, discountCode(begun)]).toEqual([null, null]);
      expect(begun.voucher.state.getState()).toEqual({ checking: false, problem });
      begun.voucher.type('TEA10');
      expect(begun.voucher.state.getState().problem).toBeNull();
      expect(begun.draft.getState().voucherCode).toBe('TEA10');
    },
  );

  it('shows a failed look-up and repeats it on the next press', async () => {
    const begun = await beginWithVouchers();
    begun.backend.fail('vouchers.get', { status: 400 }, 1);
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBe('get-failed');
    const again = begun.voucher.apply();
    expect(begun.voucher.state.getState().problem).toBeNull();
    expect(await again).toBe(true);
  });

  it('that is refused for this order is not applied', async () => {
    const begun = await beginWithVouchers();
    begun.backend.fail('vouchers.validate', { status: 400 });
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBe('not-valid');
    expect(begun.draft.getState().voucher).toBeNull();
  });

  it('replaces the former one only after it was validated', async () => {
    const begun = await beginWithVouchers();
    await apply(begun, 'LESS30');
    const answer = begun.backend.delay('vouchers.get');
    const checked = apply(begun, 'TEA10');
    await calm();
    expect(discountCode(begun)).toBeNull();
    answer();
    await checked;
    expect(discountCode(begun)).toBe('TEA10');
  });
});

describe('a voucher and the fee', () => {
  it('is sent with the first fee request when there is no fee yet', async () => {
    const begun = await beginWithVouchers({
      prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1),
    });
    expect(await apply(begun, 'LESS30')).toBe(true);
    expect(begun.backend.callsOf('vouchers.validate')).toEqual([]);
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => snapshot.hasTag('quoted'));
    expect(discountCode(begun)).toBe('LESS30');
  });

  it('renews a fee that expired during the validation, together with the voucher', async () => {
    const begun = await beginWithVouchers();
    begun.backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
    expect(await apply(begun, 'LESS30')).toBe(false);
    expect(begun.voucher.state.getState().problem).toBeNull();
    await begun.until(({ context }) => Boolean(context.quote?.discount));
    expect(discountCode(begun)).toBe('LESS30');
  });

  it('is validated against a fee that arrived during the validation', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.delay('vouchers.validate');
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
    expect(discountCode(begun)).toBe('LESS30');
  });

  it('is not validated again when the new fee already contains it', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.delay('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    // The first validation is still pending; the one for the new fee is not.
    begun.backend.delay('vouchers.validate')();
    begun.flow.send({ type: 'RETRY' });
    await begun.until((snapshot) => !snapshot.hasTag('renewing'));
    const { quote } = begun.flow.getSnapshot().context;
    answer();
    expect(await checked).toBe(true);
    expect(begun.flow.getSnapshot().context.quote).toBe(quote);
    expect(discountCode(begun)).toBe('LESS30');
    expect(begun.backend.callsOf('vouchers.validate')).toHaveLength(2);
  });

  it('reports no problem when the address was cleared during the validation', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.delay('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    begun.flow.send({ type: 'DESTINATION_CLEARED' });
    answer();
    expect(await checked).toBe(true);
    expect(begun.voucher.state.getState().problem).toBeNull();
    expect(begun.draft.getState().voucher).toBe('LESS30');
  });

  it('that was removed during the validation is not applied', async () => {
    const begun = await beginWithVouchers();
    const answer = begun.backend.delay('vouchers.validate');
    const checked = apply(begun, 'LESS30');
    await calm();
    begun.voucher.remove();
    answer();
    await checked;
    expect(discountCode(begun)).toBeNull();
    expect(begun.draft.getState()).toMatchObject({ voucher: null, voucherCode: '' });
  });
});

it('removing a voucher restores the full fee and clears field and problem', async () => {
  const begun = await beginWithVouchers();
  await apply(begun, 'LESS30');
  begun.voucher.state.setState({ problem: 'not-valid' });
  begun.voucher.remove();
  expect([discountCode(begun), begun.draft.getState().voucher]).toEqual([null, null]);
  expect(begun.draft.getState().voucherCode).toBe('');
  expect(begun.voucher.state.getState().problem).toBeNull();
});

it('offers vouchers for new orders only, while the flag is on', async () => {
  expect((await beginWithVouchers()).voucher.isOffered()).toBe(true);
  expect((await begin()).voucher.isOffered()).toBe(false);
  const order = buildOrder({ vendor_id: KARACHI.vendorId, status: 'RECEIVED' });
  expect((await beginWithVouchers({ order })).voucher.isOffered()).toBe(false);
});
