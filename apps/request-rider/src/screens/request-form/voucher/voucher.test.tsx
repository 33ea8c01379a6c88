import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { draftRequest } from '../../../testing/pay-by-card';
import { continueDraft, openRequest, placeButton, type Opened } from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

const COLD_MS = 30_000;
const voucherField = () => screen.getByLabelText(/^Voucher code/);
const docket = () => screen.getByRole('region', { name: 'Fee and arrival' });
const offer = (code: string, type: 'amount' | 'percentage' | 'deliveryFee', amount: number) => ({
  code,
  type,
  amount,
  currency: 'TWD',
  valid_until: Math.floor(Date.now() / 1000) + 86_400,
  available: true,
});

function shop(): FakeBackend {
  const backend = createFakeBackend();
  backend.state.fees = { base: 60, perKilometre: 0, surcharge: 0 };
  Object.assign(backend.state.vouchers, {
    TEN: offer('TEN', 'amount', 10),
    HALF: offer('HALF', 'percentage', 50),
    FLAT: offer('FLAT', 'deliveryFee', 25),
    HUGE: offer('HUGE', 'amount', 500),
    GONE: { ...offer('GONE', 'amount', 10), available: false },
  });
  return backend;
}

async function open(backend = shop()): Promise<Opened> {
  draftRequest('v1001', 'PAID');
  const opened = openRequest({ backend, flags: { voucher: true } });
  await screen.findByText('Inside your delivery area', {}, { timeout: COLD_MS });
  await continueDraft(opened);
  return opened;
}

async function enter({ user }: Opened, code: string): Promise<void> {
  await user.clear(voucherField());
  await user.type(voucherField(), `${code}{Enter}`);
}

type Placed = { body: { voucher?: object; discounted_delivery_fee?: number } };
const lastOrder = (backend: FakeBackend) =>
  (backend.callsOf('orders.create').at(-1) as Placed | undefined)?.body;

describe('a voucher', () => {
  it('is offered only with its flag [REQ-VOUCH-01]', async () => {
    const opened = await open();
    expect(voucherField()).toBeInTheDocument();
    opened.shell.setFlags({ voucher: false });
    await waitFor(() => expect(screen.queryByLabelText(/^Voucher code/)).not.toBeInTheDocument());
  });

  it('is entered, validated with the fee, shown as a part of it, and sent in the order [REQ-VOUCH-02] [REQ-VOUCH-04] [REQ-SUBMIT-05] [REQ-SUBMIT-14]', async () => {
    const backend = shop();
    const opened = await open(backend);
    const before = Math.floor(Date.now() / 1000);
    await enter(opened, 'ten');
    expect(await within(docket()).findByText('Voucher TEN')).toBeInTheDocument();
    expect(within(docket()).getByText('50')).toBeInTheDocument();
    const [validated] = backend.callsOf('vouchers.validate');
    expect(validated?.body).toEqual({
      code: 'TEN',
      vendor_id: 'v1001',
      order: {
        order_time: expect.any(Number),
        delivery_fee: 60,
        signature: expect.stringMatching(/^signature-/),
      },
    });
    expect((validated?.body as { order: { order_time: number } }).order.order_time).toBeGreaterThanOrEqual(
      before,
    );
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(lastOrder(backend)).toMatchObject({
      delivery_fee: 60,
      signature: expect.stringMatching(/^signature-/),
      voucher: { code: 'TEN', amount: 10, type: 'amount' },
      discounted_delivery_fee: 50,
      discounted_delivery_fee_signature: expect.any(String),
    });
  });

  it('can be removed, and the order is sent without it [REQ-VOUCH-02] [REQ-SUBMIT-05]', async () => {
    const backend = shop();
    const opened = await open(backend);
    await enter(opened, 'TEN');
    await within(docket()).findByText('Voucher TEN');
    await opened.user.click(screen.getByRole('button', { name: 'Remove the voucher' }));
    expect(voucherField()).toHaveValue('');
    expect(within(docket()).queryByText('Voucher TEN')).not.toBeInTheDocument();
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const body = lastOrder(backend);
    for (const key of ['voucher', 'discounted_delivery_fee', 'discounted_delivery_fee_signature'])
      expect(body).not.toHaveProperty(key);
  });

  it.each([
    ['TEN', 'amount', '50', '−NT 10'],
    ['HALF', 'percentage', '30', '−NT 30'],
    ['FLAT', 'deliveryFee', '25', '−NT 35'],
    ['HUGE', 'amount', '0', '−NT 60'],
  ])('%s of kind %s leaves a fee of %s [REQ-VOUCH-03] [REQ-VOUCH-09]', async (code, _kind, left, off) => {
    const opened = await open();
    await enter(opened, code);
    await within(docket()).findByText(`Voucher ${code}`);
    expect(within(docket()).getByText(left)).toBeInTheDocument();
    expect(within(docket()).getByText(off)).toBeInTheDocument();
  });

  it('replaces the former one [REQ-VOUCH-05]', async () => {
    const opened = await open();
    await enter(opened, 'TEN');
    await within(docket()).findByText('Voucher TEN');
    await enter(opened, 'HALF');
    await within(docket()).findByText('Voucher HALF');
    expect(within(docket()).queryByText('Voucher TEN')).not.toBeInTheDocument();
    expect(openStoredDraft('v1001').getState().voucher).toBe('HALF');
  });

  it.each([
    [
      'a failing look-up',
      'TEN',
      { call: 'vouchers.get', status: 500 },
      'We could not check this voucher code.',
    ],
    ['a withdrawn code', 'GONE', null, 'This voucher code is not available.'],
    ['an unknown code', 'NOPE', null, 'This voucher code is not available.'],
    [
      'a failing validation',
      'TEN',
      { call: 'vouchers.validate', status: 400 },
      'This voucher cannot be used for this order. It was removed.',
    ],
    [
      'a slow validation',
      'TEN',
      { call: 'vouchers.validate', status: 503 },
      'This voucher cannot be used for this order. It was removed.',
    ],
  ] as const)(
    '%s of %s shows the problem and leaves no voucher applied: %j %s [REQ-VOUCH-06] [REQ-VOUCH-07] [REQ-VOUCH-08]',
    async (_name, code, failure, words) => {
      const backend = shop();
      const opened = await open(backend);
      await enter(opened, 'HALF');
      await within(docket()).findByText('Voucher HALF');
      if (failure) backend.fail(failure.call, { status: failure.status });
      await enter(opened, code);
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(within(docket()).queryByText(/^Voucher /)).not.toBeInTheDocument();
      expect(voucherField()).toHaveValue(code);
      await opened.user.click(placeButton());
      expect(backend.callsOf('orders.create')).toHaveLength(0);
    },
  );

  it('that was typed and not applied is applied before the order is sent', async () => {
    const backend = shop();
    const opened = await open(backend);
    await opened.user.type(voucherField(), 'TEN');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(lastOrder(backend)).toMatchObject({ discounted_delivery_fee: 50 });
  });

  it('is validated again with every renewed fee [REQ-FEE-15]', async () => {
    const backend = shop();
    const opened = await open(backend);
    await enter(opened, 'TEN');
    await within(docket()).findByText('Voucher TEN');
    backend.fail('orders.create', { status: 400, message: 'SignatureExpired' }, 1);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1), {
      timeout: LIMITS.recomputeFeeDelayMs + 5000,
    });
    const signatures = backend
      .callsOf('vouchers.validate')
      .map(({ body }) => (body as { order: { signature: string } }).order.signature);
    expect(new Set(signatures).size).toBe(2);
    const sent = backend
      .callsOf('orders.create')
      .map(
        ({ body }) =>
          (body as { discounted_delivery_fee_signature: string }).discounted_delivery_fee_signature,
      );
    expect(new Set(sent).size).toBe(2);
  });

  it('entered just after the fee expired applies to the new fee, without a message', async () => {
    const backend = shop();
    const opened = await open(backend);
    backend.fail('vouchers.validate', { status: 400, message: 'SignatureExpired' }, 1);
    await enter(opened, 'TEN');
    expect(await within(docket()).findByText('Voucher TEN')).toBeInTheDocument();
    expect(backend.callsOf('pricing.fee').length).toBe(2);
  });

  it('that expires during the renewal of the fee is removed, and the higher fee needs a confirmation', async () => {
    const backend = shop();
    const opened = await open(backend);
    await enter(opened, 'TEN');
    await within(docket()).findByText('Voucher TEN');
    backend.fail('orders.create', { status: 400, message: 'SignatureExpired' }, 1);
    backend.fail('vouchers.validate', { status: 400 });
    await opened.user.click(placeButton());
    const yes = await screen.findByRole('button', { name: 'Agree and place order' });
    expect(opened.shell.navigations).toHaveLength(0);
    await opened.user.click(yes);
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(lastOrder(backend)).not.toHaveProperty('voucher');
  });
});
