import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import type { RequestForm } from '../../../model/form/request-form';
import { continueDraft, DETAILS, PLACE, openRequest, placeButton } from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => localStorage.clear());

const COMPLETE: Partial<RequestForm> = {
  destinationName: DETAILS.name,
  destinationPhoneNumber: DETAILS.phone,
  destinationTextAddress: PLACE,
  destinationLatitude: 25.03396,
  destinationLongitude: 121.56447,
  orderAmount: DETAILS.amount,
  orderDescription: DETAILS.description,
};

async function placeWith(changes: Partial<RequestForm>, options: Parameters<typeof openRequest>[0] = {}) {
  const draft = openStoredDraft('v1001').getState();
  const form = { ...COMPLETE, ...changes };
  draft.change(form);
  draft.setAddressQuery(form.destinationTextAddress ?? '');
  const opened = openRequest(options);
  await screen.findByRole('combobox', { name: 'Deliver to' });
  if (form.destinationLatitude !== null) await screen.findByText('Inside your delivery area');
  await continueDraft(opened);
  await opened.user.click(placeButton());
  return opened;
}

async function expectRefused(
  text: string | RegExp,
  changes: Partial<RequestForm>,
  options?: Parameters<typeof openRequest>[0],
) {
  const opened = await placeWith(changes, options);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
  return opened;
}

async function expectPlaced(changes: Partial<RequestForm>, options?: Parameters<typeof openRequest>[0]) {
  const opened = await placeWith(changes, options);
  await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  return opened;
}

const country = (code: string) => ({ country: code });

describe('an empty form', () => {
  it('marks all missing values and focuses the first check: the customer name [REQ-VALID-13]', async () => {
    const opened = openRequest();
    await screen.findByRole('combobox', { name: 'Deliver to' });
    await opened.user.click(placeButton());
    expect(await screen.findByText("Enter the customer's name")).toBeVisible();
    expect(screen.getByText('Enter the delivery address')).toBeVisible();
    expect(screen.getByLabelText('Customer name')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Customer name')).toHaveFocus());
  });
});

describe('the checks of the form', () => {
  it('asks for the unit in Singapore and not elsewhere [REQ-VALID-02]', async () => {
    await expectRefused('Enter the unit number', {}, country('SG'));
  });

  it('asks for the customer name [REQ-VALID-03]', async () => {
    await expectRefused("Enter the customer's name", { destinationName: ' ' });
    expect(screen.getByLabelText('Customer name')).toBeInvalid();
  });

  it('refuses a customer name with a digit [REQ-VALID-04]', async () => {
    await expectRefused("The customer's name cannot contain digits", { destinationName: 'R2D2' });
  });

  it('asks for the phone number [REQ-VALID-05]', async () => {
    await expectRefused("Fill the customer's phone", { destinationPhoneNumber: '' });
  });

  it('refuses an impossible phone number and explains how to fix it [REQ-VALID-06] [REQ-VALID-14]', async () => {
    await expectRefused("The phone number doesn't seem correct", { destinationPhoneNumber: '12' });
    expect(screen.getByText(/Enter a phone number the rider can call/)).toHaveTextContent('+886');
    expect(await screen.findByText(/can call, e\.g\. .*\+886 912 345 678/)).toBeInTheDocument();
  });

  it.each([
    ['TW', '0912'],
    ['TW', '09120483171234'],
    ['TW', 'call the guard'],
    ['KW', '0912048317'],
    ['KW', '551204'],
    ['PK', '03012345678901'],
  ])('in %s refuses the impossible number %s [REQ-VALID-06]', async (code, number) => {
    await expectRefused(
      "The phone number doesn't seem correct",
      { destinationPhoneNumber: number },
      country(code),
    );
  });

  it('accepts a description of 200 characters and refuses 201 [REQ-VALID-07]', async () => {
    const opened = await expectRefused('The description is longer than 200 characters', {
      orderDescription: 'a'.repeat(201),
    });
    expect(screen.getByText('201 / 200')).toBeInTheDocument();
    await opened.user.type(screen.getByLabelText('What is the rider carrying?'), '{backspace}');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('asks for the address [REQ-VALID-08]', async () => {
    await expectRefused('Enter the delivery address', {
      destinationTextAddress: '',
      destinationLatitude: null,
    });
  });

  it('refuses an address that was typed but not found, in place and as a warning [REQ-VALID-09] [REQ-VALID-18]', async () => {
    const opened = await expectRefused('No coordinates for that address', {
      destinationLatitude: null,
      destinationLongitude: null,
    });
    expect(opened.shell.notices).toMatchObject([
      { type: 'warning', message: 'No coordinates for that address' },
    ]);
  });

  it('asks for the amount, but not in Kuwait [REQ-VALID-10] [REQ-VALID-22]', async () => {
    const opened = await expectRefused('Enter the order value', { orderAmount: '' });
    opened.unmount();
    const kuwait = await expectPlaced({ orderAmount: '', destinationPhoneNumber: '55120483' }, country('KW'));
    expect(kuwait.backend.callsOf('orders.create')[0]?.body).toMatchObject({ order: { amount: 0 } });
  });

  it('refuses less than 100 in Pakistan [REQ-VALID-11]', async () => {
    await expectRefused(
      'Minimum amount of 100 PKR',
      { orderAmount: '99', destinationPhoneNumber: '3012345678' },
      country('PK'),
    );
  });

  it('accepts 100 in Pakistan [REQ-VALID-11]', async () => {
    await expectPlaced({ orderAmount: '100', destinationPhoneNumber: '3012345678' }, country('PK'));
  });

  it('reveals the first failure in the fixed order, and shows all missing values on one press [REQ-VALID-13]', async () => {
    const opened = await expectRefused("Enter the customer's name", {
      destinationName: '',
      destinationPhoneNumber: '',
      orderAmount: '',
    });
    expect(screen.getByText("Fill the customer's phone")).toBeInTheDocument();
    expect(screen.getByText('Enter the order value')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Customer name')).toHaveFocus());
    await opened.user.type(screen.getByLabelText('Customer name'), 'L');
    expect(screen.queryByText("Enter the customer's name")).toBeNull();
    expect(screen.getByText("Fill the customer's phone")).toBeInTheDocument();
  });

  it('marks every wrong and missing value on one press, and announces and focuses the first check alone [REQ-VALID-13]', async () => {
    await expectRefused("The customer's name cannot contain digits", {
      destinationName: 'R2D2',
      destinationPhoneNumber: '12',
      orderDescription: 'a'.repeat(201),
      orderAmount: '',
      destinationTextAddress: '',
      destinationLatitude: null,
      riderNotes: 'x'.repeat(1001),
    });
    const marked = [
      "The phone number doesn't seem correct",
      'The description is longer than 200 characters',
      'Enter the delivery address',
      'Enter the order value',
      'Notes are too long',
    ].map((text) => screen.getByText(text));
    await waitFor(() => expect(screen.getByLabelText('Customer name')).toHaveFocus());
    const isAnnounced = (text: HTMLElement) => text.closest('[aria-live="polite"]') !== null;
    expect(isAnnounced(screen.getByText("The customer's name cannot contain digits"))).toBe(true);
    expect(marked.map(isAnnounced)).toEqual(marked.map(() => false));
  });

  it.each([
    ['TW', ['Unit', 'Building', 'What is the rider carrying?', 'Notes to rider']],
    ['SG', ['What is the rider carrying?', 'Notes to rider']],
    ['KW', ['What is the rider carrying?', 'Order value', 'Notes to rider']],
  ])('in %s names the optional fields, and only those', async (code, optional) => {
    openRequest(country(code));
    await screen.findByRole('combobox', { name: 'Deliver to' });
    const labelled = screen.getAllByText('optional').map((mark) => mark.previousElementSibling?.textContent);
    const inline = screen.queryAllByPlaceholderText('optional').map((box) => box.parentElement?.textContent);
    expect([...inline, ...labelled]).toEqual(expect.arrayContaining(optional));
    expect([...inline, ...labelled]).not.toContain('Customer name');
    if (code !== 'KW') expect(labelled).not.toContain('Order value');
    if (code === 'SG') expect(inline.filter((label) => /unit/i.test(label ?? ''))).toEqual([]);
  });

  it('reports a wrong number when its field loses the focus, and ignores an empty one [REQ-VALID-06]', async () => {
    const opened = openRequest();
    await opened.user.click(await screen.findByLabelText('Mobile number'));
    await opened.user.tab();
    await opened.user.type(screen.getByLabelText('Mobile number'), '0912');
    expect(screen.queryByText("The phone number doesn't seem correct")).toBeNull();
    await opened.user.tab();
    expect(await screen.findByText("The phone number doesn't seem correct")).toBeInTheDocument();
    expect(screen.queryByText("Fill the customer's phone")).toBeNull();
    expect(screen.queryByText("Enter the customer's name")).toBeNull();
    await opened.user.type(screen.getByLabelText('Mobile number'), '048317');
    expect(screen.queryByText("The phone number doesn't seem correct")).toBeNull();
    await opened.user.tab();
    expect(screen.getByLabelText('Mobile number')).toBeValid();
  });

  it('counts notes in bytes: 1000 pass, 1001 do not [REQ-VALID-16]', async () => {
    const opened = await expectRefused('Notes are too long', { riderNotes: `${'門'.repeat(333)}ab` });
    await opened.user.type(screen.getByLabelText(/^Notes to rider/), '{backspace}');
    expect(screen.queryByText('Notes are too long')).toBeNull();
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('counts the street address with unit and building in bytes: 255 pass, 256 do not [REQ-VALID-17]', async () => {
    const opened = await expectRefused('Address is too long', {
      destinationTextAddress: '路'.repeat(80),
      destinationBuilding: `${'樓'.repeat(4)}ab`,
    });
    expect(screen.getByRole('combobox', { name: 'Deliver to' })).toBeInvalid();
    await opened.user.type(screen.getByLabelText('Building'), '{backspace}');
    expect(screen.queryByText('Address is too long')).toBeNull();
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it.each([
    ['KW', '+965', '55120483', '+96555120483'],
    ['PK', '+92', '0301 2345678', '+923012345678'],
  ])(
    'shows the prefix of the country, %s, at the phone field and sends the number with it [REQ-VALID-15]',
    async (code, prefix, typed, sent) => {
      const draft = openStoredDraft('v1001').getState();
      draft.change({ ...COMPLETE, destinationPhoneNumber: typed });
      draft.setAddressQuery(PLACE);
      const opened = openRequest(country(code));
      expect(await screen.findByText(prefix)).toBeInTheDocument();
      expect(screen.queryByText('+886')).toBeNull();
      await screen.findByText('Inside your delivery area');
      await continueDraft(opened);
      await opened.user.click(placeButton());
      await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
      expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
        customer: { phone_number: sent },
      });
    },
  );

  it('asks before it sends an order above the item value limit [REQ-VALID-20]', async () => {
    const opened = await placeWith({ orderAmount: '5001' });
    await opened.user.click(await screen.findByRole('button', { name: 'Send it anyway' }));
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('never asks while the item value limit is -1 [REQ-VALID-21]', async () => {
    const backend = createFakeBackend();
    backend.state.parameters['orderItemValueExceedLimit'] = -1;
    await expectPlaced({ orderAmount: '999999' }, { backend });
  });

  it('removes the error as soon as the field is fixed', async () => {
    const opened = await expectRefused("Enter the customer's name", { destinationName: '' });
    await opened.user.type(screen.getByLabelText('Customer name'), 'L');
    expect(screen.queryByText("Enter the customer's name")).toBeNull();
  });
});

describe('the payment of the goods', () => {
  it('preselects the configured default and offers cash where country and vendor support it [REQ-PAY-03] [REQ-PAY-23]', async () => {
    openRequest();
    expect(await screen.findByRole('radio', { name: 'Paid' })).toBeChecked();
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).not.toBeChecked();
  });

  it('sends the chosen method', async () => {
    const opened = await placeWith({ paymentMethod: 'CASH_ON_DELIVERY' });
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      order: { payment_method: 'CASH_ON_DELIVERY' },
    });
  });

  it('offers no cash where the vendor does not accept it, and payment on delivery where it does [REQ-PAY-28]', async () => {
    const vendor = buildVendor({
      flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: false, PAYMENT_ON_DELIVERY: true } },
    });
    openRequest({ vendors: [vendor] });
    expect(await screen.findByRole('radio', { name: 'Payment on delivery' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Cash on delivery' })).toBeNull();
  });

  it('offers no payment on delivery where the vendor does not mention it [REQ-PAY-28]', async () => {
    openRequest({ vendors: [buildVendor({ flags: { payment_methods: { CASH_ON_DELIVERY: true } } })] });
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Payment on delivery' })).toBeNull();
  });

  it('offers "no payment" only with its flag [FLAG-17]', async () => {
    openRequest({ flags: { 'none-payment-method': true } });
    expect(await screen.findByRole('radio', { name: 'No payment' })).toBeInTheDocument();
  });

  it('returns to the default when a chosen method is no longer offered [REQ-VALID-23]', async () => {
    const opened = await expectPlaced({ paymentMethod: 'NONE' });
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      order: { payment_method: 'PAID' },
    });
  });

  it('refuses an order without any payment method [REQ-VALID-12] [REQ-PAY-09]', async () => {
    const backend = createFakeBackend();
    backend.state.parameters['paymentMethods'] = '';
    openStoredDraft('v1001')
      .getState()
      .changePickup({ text: 'Xinyi Road 1', latitude: 25.04, longitude: 121.55 });
    const draft = openStoredDraft('v1001').getState();
    draft.change(COMPLETE);
    draft.setAddressQuery(PLACE);
    const opened = openRequest({ backend, mode: 'GUEST' });
    await opened.user.click(await screen.findByRole('button', { name: 'Save pickup address' }));
    expect(await screen.findByText('There is no payment method for this order.')).toBeInTheDocument();
    expect(opened.shell.notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'There is no payment method for this order.',
    });
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    await opened.user.click(placeButton());
    expect(await screen.findByText('Choose a payment method')).toBeInTheDocument();
    expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
  });
});
