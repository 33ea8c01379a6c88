import '../../../testing/same-realm-bytes';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CybersourceCard, GenericCard } from '@courier/api-client';
import type { CallName, FakeFailure } from '@courier/api-client/testing';
import { CARD, openPayment, payButton, payingBackend, STORED, typeCard } from '../../../testing/pay-by-card';
import { draftRequest } from '../../../testing/pay-by-card';
import { continueDraft, openRequest, placeButton, tryAgain } from '../../../testing/open-request';

/** The card number, and the security code as a word of its own: encrypted texts contain any three digits. */
const DIGITS = /4242[ -]?4242|(?<![\w.-])917(?![\w.-])/;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());

const withStored = () => {
  const backend = payingBackend();
  backend.state.payments.instruments.push({ ...STORED });
  return backend;
};
const confirms = (opened: Awaited<ReturnType<typeof openPayment>>) =>
  opened.backend.callsOf('payments.confirm').map(({ body, idempotencyKey }) => ({
    body: body as Record<string, unknown> & { card?: GenericCard | CybersourceCard },
    idempotencyKey,
  }));

describe('paying by card', () => {
  it('with a new card: form, encryption, order and tracking; the secrets are not exposed [REQ-PAY-13] [REQ-PAY-16] [REQ-PAY-25] [REQ-FORM-10] [REQ-PAY-18]', async () => {
    const spied = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(() => undefined),
    );
    const opened = await openPayment();
    await typeCard(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Save this card for the next time' }));
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [order] = [...opened.backend.state.orders.values()];
    expect(opened.shell.navigations[0]).toBe(`/order-tracking/v1001?order_id=${order?.order_id}`);
    expect(order?.order).toMatchObject({ payment_method: 'PAID', payment_status: 'ONLINE_PAYMENT' });
    const [confirm] = confirms(opened);
    expect(confirm?.body).toMatchObject({
      payment_method: 'generic_creditcard',
      payment_instrument_id: 'NEW',
      card: { holder_name: 'Lin Chia-hao', save_card: true },
    });
    expect(confirm?.idempotencyKey).toEqual(expect.any(String));
    const kept = [
      JSON.stringify(opened.backend.calls),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(opened.shell.events),
      JSON.stringify(opened.shell.notices),
      JSON.stringify(
        opened.shell.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(
        spied.map((spy) => spy.mock.calls),
        (_key, value: unknown) => (value instanceof Error ? value.message : value),
      ),
    ];
    for (const text of kept) expect(text).not.toMatch(DIGITS);
  });

  it('with a stored card, which is preselected; a new one is a click away [REQ-PAY-13] [REQ-PAY-14]', async () => {
    const opened = await openPayment({ backend: withStored() });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('radio', { name: 'New card' }));
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('radio', { name: /4242/ }));
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(confirms(opened)[0]?.body).toMatchObject({ payment_instrument_id: 'card-1' });
    expect(confirms(opened)[0]?.body).not.toHaveProperty('card');
  });

  it('in Taiwan with its flag: one encrypted record, sent when every field is valid [REQ-PAY-22] [REQ-PAY-17]', async () => {
    const backend = payingBackend();
    backend.state.flags['cybersource-credit-card-taiwan'] = true;
    const opened = await openPayment({ backend, flags: { 'cybersource-credit-card-taiwan': true } });
    await typeCard(opened, { code: '91' }, 'Wang Mei');
    await opened.user.click(payButton());
    expect(await screen.findByText('The security code of this card has 3 digits')).toBeInTheDocument();
    expect(confirms(opened)).toHaveLength(0);
    await opened.user.type(screen.getByLabelText('Security code (CVV)'), '7');
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const { payment_method, card } = confirms(opened)[0]?.body as { payment_method: string; card: object };
    expect(payment_method).toBe('cybersource_creditcard');
    expect(card).toEqual({
      holder_name: 'Wang Mei',
      card_last_digits: '4242',
      raw_card_expiry_month: '09',
      raw_card_expiry_year: '2039',
      bin: '424242',
      scheme: 'visa',
      save_card: false,
      encrypted_card_data: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/),
    });
  });

  it('shows the problem of each card field, and sends nothing [REQ-PAY-15]', async () => {
    const opened = await openPayment();
    await screen.findByLabelText('Card number');
    await opened.user.click(payButton());
    expect(await screen.findByText('Enter the card number')).toBeInTheDocument();
    expect(screen.getByText('Enter the name on the card')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name on card')).toHaveFocus());
    await typeCard(opened, { number: '4242424242424241', expiry: '0120', code: '12' });
    await opened.user.click(payButton());
    expect(await screen.findByText('This card number has a wrong digit or length')).toBeInTheDocument();
    expect(screen.getByText('This card has expired. Use another one')).toBeInTheDocument();
    expect(screen.getByText('The security code of this card has 3 digits')).toBeInTheDocument();
    expect(confirms(opened)).toHaveLength(0);
  });

  it('confirms once for two clicks', async () => {
    const opened = await openPayment({ backend: withStored() });
    await screen.findByRole('radio', { name: /4242/ });
    await opened.user.dblClick(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(confirms(opened)).toHaveLength(1);
  });

  it('keeps the typed card when the bank declines it, and pays with the corrected one', async () => {
    // Newer browsers return a promise.
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
    const opened = await openPayment();
    await typeCard(opened, { number: '4000000000000002' });
    await opened.user.click(payButton());
    expect(await screen.findByText('The bank declined the card. Use another one.')).toBeInTheDocument();
    const number = screen.getByLabelText('Card number');
    expect(number).toHaveValue('4000 0000 0000 0002');
    await opened.user.clear(number);
    await opened.user.type(number, CARD.number);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(new Set(confirms(opened).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('cancels the open intent and keeps the form when the step is left [REQ-PAY-27]', async () => {
    const opened = await openPayment({ backend: withStored() });
    await screen.findByRole('radio', { name: /4242/ });
    await opened.user.click(screen.getByRole('button', { name: 'Edit the addresses' }));
    expect(await screen.findByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    await waitFor(() => expect(opened.backend.callsOf('payments.cancel')).toHaveLength(1));
    opened.unmount();
  });

  it('cancels the open intent when the form is left [REQ-PAY-27]', async () => {
    const opened = await openPayment({ backend: withStored() });
    await screen.findByRole('radio', { name: /4242/ });
    opened.unmount();
    await waitFor(() => expect(opened.backend.callsOf('payments.cancel')).toHaveLength(1));
  });
});

const DOWN: FakeFailure = { status: 500 };

describe('a failed call of the payment', () => {
  it.each<[CallName, FakeFailure, string]>([
    ['payments.auth', DOWN, 'We could not start the payment. Nothing was charged.'],
    ['payments.auth', { status: 429 }, 'We could not start the payment. Nothing was charged.'],
    ['payments.intent', DOWN, 'We could not prepare the payment. Nothing was charged.'],
    ['payments.intent', 'html', 'We could not prepare the payment. Nothing was charged.'],
    ['payments.confirm', DOWN, 'We got no answer from the bank'],
    ['payments.confirm', 'network', 'We got no answer from the bank'],
  ])(
    '%s %j is reported in place, and one button continues: %s [REQ-PAY-07] [REQ-PAY-08]',
    async (call, failure, title) => {
      const backend = withStored();
      backend.fail(call, failure, 4);
      const opened = await openPayment({ backend });
      if (call === 'payments.confirm') {
        await screen.findByRole('radio', { name: /4242/ });
        await opened.user.click(payButton());
      }
      await screen.findByText(title);
      if (call !== 'payments.confirm')
        expect(opened.shell.notices).toContainEqual(
          expect.objectContaining({ type: 'error', message: title }),
        );
      backend.heal(call);
      await tryAgain(opened, title);
      if (call !== 'payments.confirm') {
        await screen.findByRole('radio', { name: /4242/ });
        await opened.user.click(payButton());
      }
      await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
      expect(new Set(confirms(opened).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      expect(backend.state.orders.size).toBe(1);
    },
  );

  it('public key: sends nothing, keeps the typed card, and the button tries again', async () => {
    const backend = payingBackend();
    backend.fail('payments.publicKey', { status: 404 });
    const opened = await openPayment({ backend });
    await typeCard(opened);
    await opened.user.click(payButton());
    const title = 'We could not prepare the encryption of your card';
    await screen.findByText(title);
    backend.heal('payments.publicKey');
    await tryAgain(opened, title);
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('an expired fee with another price stops the payment and shows the new fee [REQ-FEE-11]', async () => {
    const backend = withStored();
    const expired = { status: 400, message: 'SignatureExpired', translationKey: 'error.fee.recompute' };
    backend.fail('payments.intent', { ...expired, field: 'order.signature' }, 1);
    draftRequest('v1001');
    const opened = openRequest({ backend });
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    backend.state.fees.surcharge = 50;
    await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
    const title = 'The delivery fee has changed. Check the new fee and pay again.';
    await screen.findByText(title);
    expect(opened.shell.notices).toMatchObject([{ type: 'error', message: title }]);
    expect(screen.getByText('Busy-time surcharge')).toBeInTheDocument();
    expect(backend.callsOf('payments.intent')).toHaveLength(1);
    await tryAgain(opened, title);
    await screen.findByRole('radio', { name: /4242/ });
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [order] = [...backend.state.orders.values()];
    expect(
      backend.state.quotes.get(
        String(
          (backend.callsOf('payments.intent').at(-1)?.body as { order: { signature: string } }).order
            .signature,
        ),
      )?.fee,
    ).toBe(order?.delivery_fee);
  });

  it('an expired fee that cannot be renewed is reported in place and as a toast [REQ-FEE-12]', async () => {
    const backend = withStored();
    const expired = { status: 400, message: 'SignatureExpired', translationKey: 'error.fee.recompute' };
    backend.fail('payments.intent', { ...expired, field: 'order.signature' }, 1);
    draftRequest('v1001');
    const opened = openRequest({ backend });
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    backend.fail('pricing.fee', { status: 400 });
    await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
    const title = 'The delivery fee has expired and we could not work out a new one. Try again.';
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(opened.shell.notices).toMatchObject([{ type: 'error', message: title }]);
    expect(confirms(opened)).toHaveLength(0);
  });

  it('names the tax number of the country as soon as the field is visited', async () => {
    const opened = await openPayment({ backend: withStored(), flags: { payment_vat: true } });
    await screen.findByRole('radio', { name: /4242/ });
    expect(screen.queryByText(/統一編號/)).toBeNull();
    await opened.user.click(screen.getByLabelText(/^VAT number/));
    expect(screen.getByText('統一編號 · 8 characters')).toBeInTheDocument();
  });

  it('a wrong VAT number keeps the payment step open, and a valid one is sent with the confirmation [FLAG-13] [REQ-VALID-24]', async () => {
    const opened = await openPayment({ backend: withStored(), flags: { payment_vat: true } });
    await screen.findByRole('radio', { name: /4242/ });
    const vat = screen.getByLabelText(/^VAT number/);
    await opened.user.type(vat, '1234567');
    await opened.user.click(payButton());
    expect(await screen.findByText('The number must have 8 characters')).toBeInTheDocument();
    await opened.user.type(vat, '89');
    await opened.user.click(payButton());
    expect(await screen.findByText('The number must have 8 characters')).toBeInTheDocument();
    expect(confirms(opened)).toHaveLength(0);
    await opened.user.type(vat, '{Backspace}');
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(confirms(opened)[0]?.body).toMatchObject({
      order: { vendor_id: 'v1001', vat_number: '12345678' },
    });
  });
});

describe('the payment method of an order', () => {
  it.each([
    ['PAID', 'PAID'],
    ['CASH_ON_DELIVERY', 'CASH_ON_DELIVERY'],
    ['ONLINE_PAYMENT', 'ONLINE_PAYMENT'],
  ])('paid by %s is sent as %s [REQ-PAY-02] [REQ-PAY-23]', async (choice, status) => {
    const backend = withStored();
    draftRequest('v1001', choice);
    const opened = openRequest({ backend });
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    if (choice === 'ONLINE_PAYMENT') {
      await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
      await screen.findByRole('radio', { name: /4242/ });
      await opened.user.click(payButton());
    } else {
      await screen.findByRole('radio', { name: 'Online payment' });
      await opened.user.click(placeButton());
    }
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [order] = [...backend.state.orders.values()];
    expect(order?.order.payment_status).toBe(status);
  });
});

describe('prices', () => {
  it('are in euro with lev beside them in Bulgaria, with the flag [FLAG-19]', async () => {
    const backend = payingBackend();
    backend.state.fees = { base: 10, perKilometre: 0, surcharge: 0 };
    draftRequest('v1001', 'PAID');
    const opened = openRequest({ backend, country: 'BG', flags: { 'display-bg-dual-pricing': true } });
    expect(await screen.findByText('BGN 19.56')).toBeInTheDocument();
    expect(screen.getByText('€10.00 (BGN 19.56)')).toBeInTheDocument();
    opened.shell.setFlags({ 'display-bg-dual-pricing': false });
    await waitFor(() => expect(screen.queryByText(/BGN/)).not.toBeInTheDocument());
    opened.unmount();
    openRequest({ backend, flags: { 'display-bg-dual-pricing': true } });
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    expect(screen.queryByText(/BGN/)).not.toBeInTheDocument();
  });
});

describe('the offered payment methods', () => {
  const radios = () => within(screen.getByRole('radiogroup', { name: 'Payment' })).getAllByRole('radio');
  const listMethodNames = async () => {
    await waitFor(() => expect(radios().length).toBeGreaterThan(0));
    return radios().map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  };

  it('are read from the country and the vendor [REQ-PAY-03] [REQ-PAY-04] [REQ-PAY-05] [REQ-PAY-28] [REQ-PAY-01]', async () => {
    const backend = payingBackend();
    const [vendor] = backend.state.vendors;
    if (vendor)
      Object.assign(vendor.flags.payment_methods, { CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true });
    openRequest({ backend, flags: { 'none-payment-method': true } });
    await waitFor(async () =>
      expect(await listMethodNames()).toEqual([
        'Paid',
        'Cash on delivery',
        'Payment on delivery',
        'Online payment',
        'No payment',
      ]),
    );
    expect(screen.getByRole('radio', { name: 'Paid' })).toBeChecked();
  });

  it.each([
    ['another answer than true', 'onlinePaymentActivated', 'yes'],
    ['a list without it', 'paymentMethods', 'CASH_ON_DELIVERY'],
  ])('contain no online payment with %s [REQ-PAY-04] [REQ-PAY-03]', async (_name, parameter, value) => {
    const backend = payingBackend();
    backend.state.parameters[parameter] = value;
    openRequest({ backend });
    await screen.findByRole('radio', { name: 'Cash on delivery' });
    await waitFor(() => expect(backend.callsOf('parameters.get').length).toBeGreaterThan(2));
    expect(screen.queryByRole('radio', { name: 'Online payment' })).not.toBeInTheDocument();
  });

  it('contain no online payment for a vendor whose flags do not support it [REQ-PAY-05]', async () => {
    const backend = payingBackend();
    const [vendor] = backend.state.vendors;
    if (vendor)
      Object.assign(vendor.flags.payment_methods, { CASH_ON_DELIVERY: true, ONLINE_PAYMENT: false });
    openRequest({ backend });
    await screen.findByRole('radio', { name: 'Cash on delivery' });
    await waitFor(() => expect(backend.callsOf('parameters.get').length).toBeGreaterThan(2));
    expect(screen.queryByRole('radio', { name: 'Online payment' })).not.toBeInTheDocument();
  });

  it('report a failed read of the online payment setting, with a retry [REQ-PAY-06]', async () => {
    const backend = payingBackend();
    backend.fail('parameters.get', { status: 404 });
    const opened = openRequest({ backend });
    const title = 'We could not find out whether you can pay online. Try again.';
    await screen.findByText(title);
    expect(opened.shell.notices).toContainEqual(expect.objectContaining({ type: 'error', message: title }));
    backend.heal('parameters.get');
    await tryAgain(opened, title);
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });

  it('mention for cash that the rider pays at pick-up, with its flag [FLAG-15]', async () => {
    const opened = openRequest({ flags: { 'pay-at-pickup': true } });
    const words = 'The rider pays you this amount at pick-up.';
    await opened.user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
    expect(screen.getByText(words)).toBeInTheDocument();
    opened.shell.setFlags({ 'pay-at-pickup': false });
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });
});
