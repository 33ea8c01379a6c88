import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildVendor } from '@courier/api-client/testing';
import { draftRequest, payButton, payingBackend, STORED, typeCard } from '../../../testing/pay-by-card';
import { continueDraft, openRequest, placeButton, tryAgain } from '../../../testing/open-request';
import { openStoredDraft, pendingPayments } from '../../../testing/stored-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const GUEST = { name: 'Wang Mei', email: 'mei@mail.test', phoneNumber: '+886 (912) 000-111' };
const PICKUP = {
  text: 'Xinyi Road 1',
  unit: '3F',
  notes: 'Ring twice',
  latitude: 25.0335,
  longitude: 121.55,
};

async function openGuest(paymentMethod: string | null, countryMethods = 'CASH_ON_DELIVERY|ONLINE_PAYMENT') {
  const backend = payingBackend();
  backend.state.parameters['paymentMethods'] = countryMethods;
  const vendor = buildVendor({
    vendor_id: 'guest-1',
    name: 'guest',
    location: { latitude: null, longitude: null },
  });
  vendor.flags.payment_methods = {};
  backend.state.guestVendors.push(vendor);
  backend.state.payments.instruments.push({ ...STORED });
  draftRequest('guest-1', paymentMethod);
  openStoredDraft('guest-1').getState().changePickup(PICKUP);
  const path = '/request-a-rider/guest-1';
  const opened = openRequest({ backend, mode: 'GUEST', guest: GUEST, vendors: [vendor], path });
  const save = await screen.findByRole('button', { name: 'Save pickup address' });
  await opened.user.click(save);
  await screen.findByText('Inside your delivery area');
  await continueDraft(opened);
  return opened;
}

const sender = {
  location: { latitude: 25.0335, longitude: 121.55, address: '3F, Xinyi Road 1', notes: 'Ring twice' },
  name: 'Wang Mei',
  email: 'mei@mail.test',
  phone_number: '+886912000111',
};

describe('a guest', () => {
  it('enters the pickup address, pays in cash, and is the sender of the order [REQ-STEP-09] [REQ-SUBMIT-06] [REQ-SUBMIT-07] [REQ-SUBMIT-13] [REQ-PAY-24]', async () => {
    const opened = await openGuest('CASH_ON_DELIVERY');
    expect(screen.queryByRole('radio', { name: 'Paid' })).not.toBeInTheDocument();
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({ vendor_id: 'guest-1', sender });
    const [order] = [...opened.backend.state.orders.keys()];
    expect(opened.shell.ports.session.guestOrderIds()).toEqual([order]);
  });

  it('pays by a new card only: no card is stored or offered for storage, and the order is saved [REQ-PAY-14] [REQ-PAY-21] [REQ-PAY-24] [REQ-PAY-26] [REQ-PAY-05]', async () => {
    const opened = await openGuest(null, 'ONLINE_PAYMENT');
    await continueDraft(opened);
    await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
    await typeCard(opened);
    expect(screen.queryByRole('radio', { name: /4242/ })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('checkbox', { name: 'Save this card for the next time' }),
    ).not.toBeInTheDocument();
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [order] = [...opened.backend.state.orders.keys()];
    expect(opened.shell.ports.session.guestOrderIds()).toEqual([order]);
    expect(opened.backend.callsOf('payments.intent')[0]?.body).toMatchObject({ order: { sender } });
    expect(opened.backend.callsOf('payments.confirm')[0]?.body).toMatchObject({ card: { save_card: false } });
  });

  it('is asked about the recipient, not about a customer', async () => {
    const opened = await openGuest('CASH_ON_DELIVERY');
    await opened.user.clear(screen.getByLabelText('Recipient’s name'));
    await opened.user.click(placeButton());
    expect(await screen.findByText('Enter the recipient’s name')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/your customer|Customer name/);
  });

  it('who left the bank’s page without an answer is led to the open payment first', async () => {
    pendingPayments.store({ vendorId: 'v1001', orderId: 'o-1', intentId: 'intent-1' });
    const opened = openRequest({ backend: payingBackend(), mode: 'GUEST' });
    await screen.findByText('Where does the rider collect?');
    await opened.user.click(screen.getByRole('button', { name: 'See how it went' }));
    expect(opened.shell.navigations).toEqual(['/payment-return?payment=intent-1']);
  });

  it('without a token enters the sender first; wrong details are named, a failure keeps them [REQ-STEP-09]', async () => {
    const opened = openRequest({ backend: payingBackend(), mode: 'GUEST', guest: null });
    const { session } = opened.shell.ports;
    const enter = session.enterAsGuest;
    const entered = jest.fn(enter).mockRejectedValueOnce(new Error('down'));
    session.enterAsGuest = entered;
    await opened.user.type(await screen.findByLabelText(/^Email/), 'mei');
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter your name')).toBeInTheDocument();
    expect(screen.getByText('This email address is not complete')).toBeInTheDocument();
    expect(screen.getByText("The phone number doesn't seem correct")).toBeInTheDocument();
    expect(entered).not.toHaveBeenCalled();
    await opened.user.type(screen.getByLabelText(/^Email/), '@mail.test');
    await opened.user.type(screen.getByLabelText('Your name'), 'Wang Mei');
    await opened.user.type(screen.getByLabelText('Your mobile number'), '0912000111');
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
    await tryAgain(opened, 'We could not note your details. Nothing you typed is lost.');
    expect(await screen.findByText('Where does the rider collect?')).toBeInTheDocument();
    expect(entered).toHaveBeenLastCalledWith({
      name: 'Wang Mei',
      email: 'mei@mail.test',
      phoneNumber: '+886912000111',
    });
  });
});
