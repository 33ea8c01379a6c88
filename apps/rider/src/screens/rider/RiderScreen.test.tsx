import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openRemote } from '@courier/shell-api/testing';
import ar from '../../../locales/ar.json';
import {
  buildDelivery,
  buildOffer,
  createFakeRiderServer,
  type FakeRiderServer,
} from '../../testing/fake-rider-server';
import remote from '../../index';
import './RiderScreen';

const INVITATION = '#invitation=aaaaaaaaaaaaaaaaaaaaaaaa';
const PIN = '271828';
const realFetch = globalThis.fetch;

let server: FakeRiderServer;
beforeEach(() => {
  server = createFakeRiderServer({ on_duty: false, position_consent: false });
  globalThis.fetch = (...call) => server.fetch(...call);
  const geolocation = { watchPosition: jest.fn(() => 1), clearWatch: jest.fn() };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  window.location.hash = INVITATION;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function openSignedIn() {
  const opened = openRemote(remote, { path: '/rider', mode: 'GUEST', guest: null, locales: { ar } });
  await opened.user.type(await screen.findByLabelText('PIN'), PIN);
  await opened.user.type(screen.getByLabelText('PIN again'), PIN);
  await opened.user.click(screen.getByRole('button', { name: 'Save PIN' }));
  await waitFor(() => expect(screen.queryByLabelText('PIN')).toBeNull());
  return opened;
}
const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));
const posted = () => server.calls.map(({ call }) => call).filter((call) => call.includes('/deliveries/'));

it('signs in with the invitation and a PIN that is entered twice, and forgets the invitation in the address', async () => {
  const { user } = openRemote(remote, { path: '/rider', mode: 'GUEST', guest: null });
  await user.type(await screen.findByLabelText('PIN'), PIN);
  await user.type(screen.getByLabelText('PIN again'), '271829');
  expect(screen.getByRole('alert')).toHaveTextContent('The two PINs differ.');
  const save = screen.getByRole('button', { name: /^Save PIN/ });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveTextContent('The two PINs differ.');
  await user.clear(screen.getByLabelText('PIN again'));
  expect(save).toHaveTextContent('Enter all six digits');
  const callCount = server.calls.length;
  await user.click(save);
  expect(server.calls).toHaveLength(callCount);
  await user.type(screen.getByLabelText('PIN again'), '271829');
  await user.type(screen.getByLabelText('PIN again'), '{Backspace}8');
  await user.click(screen.getByRole('button', { name: 'Save PIN' }));
  expect(await screen.findByText('Earned today')).toBeVisible();
  expect(window.location.hash).toBe('');
});

it('asks for the invitation on a phone that has none, and explains a wrong PIN', async () => {
  window.location.hash = '';
  const { unmount } = openRemote(remote, { path: '/rider', mode: 'GUEST', guest: null });
  expect(await screen.findByText('Open your invitation')).toBeVisible();
  unmount();
  window.location.hash = INVITATION;
  const { user } = openRemote(remote, { path: '/rider', mode: 'GUEST', guest: null });
  await user.type(await screen.findByLabelText('PIN'), PIN);
  await user.type(screen.getByLabelText('PIN again'), PIN);
  server.refusals.set('/session', [401, 'rider-invitation-ended']);
  await user.click(screen.getByRole('button', { name: 'Save PIN' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has ended.');
});

it('says that an invitation has ended, or was opened on another phone, as soon as it is opened', async () => {
  server.refusals.set('/session', [401, 'rider-invitation-ended']);
  openRemote(remote, { path: '/rider', mode: 'GUEST', guest: null });
  expect(await screen.findByRole('heading', { name: /^This invitation has ended/ })).toBeVisible();
  expect(screen.queryByText('Open your invitation')).toBeNull();
});

it('shares the position only on duty, with consent', async () => {
  const { user } = await openSignedIn();
  expect(navigator.geolocation.watchPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'On duty' }));
  expect(await screen.findByText('Waiting for an offer')).toBeVisible();
  expect(server.calls.at(-1)).toEqual({
    call: 'POST /duty',
    body: { on_duty: true, position_consent: true },
  });
  expect(navigator.geolocation.watchPosition).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Off duty' }));
  await waitFor(() => expect(navigator.geolocation.clearWatch).toHaveBeenCalledTimes(1));
});

it('shows an offer with fee, distances and the time left, and explains when another rider was faster', async () => {
  server.shift = { ...server.shift, on_duty: true, position_consent: true };
  // Long enough for a busy machine.
  const expires_at = Math.floor(Date.now() / 1000) + 600;
  server.offers = [buildOffer({ offer_id: 'of_1', expires_at })];
  const { user } = await openSignedIn();
  expect(await screen.findByRole('region', { name: 'New offer' })).toBeVisible();
  expect(screen.getByText('NT 96')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveAccessibleName(/Seconds left: (600|5\d\d)/);
  server.refusals.set('/offers/of_1/accept', [409, 'offer-taken']);
  server.offers = [];
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Another rider was faster');
  expect(screen.getByText('Waiting for an offer')).toBeVisible();
});

it('leads from the shop to the door and reports each step once', async () => {
  const items = { ...buildDelivery().items, payment_method: 'CASH_ON_DELIVERY', amount_to_collect: 640 };
  const delivery = buildDelivery({
    reached_status: 'COURIER_ACCEPTED_DELIVERY',
    items,
    proofs_required: ['photo'],
  });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  expect(await screen.findByText('Harbour Tea')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call shop' })).toHaveAttribute('href', 'tel:+886227215001');
  await user.click(screen.getByRole('button', { name: 'I am at the shop' }));
  const collected = await screen.findByRole('button', { name: /^Order collected/ });
  expect(collected).toHaveAttribute('aria-disabled', 'true');
  expect(collected).toHaveTextContent('First check the items');
  await user.click(collected);
  expect(posted()).toHaveLength(1);
  await user.click(screen.getByLabelText('I have checked the items'));
  await user.click(collected);
  await user.click(await screen.findByRole('button', { name: 'I am at the door' }));
  const delivered = await screen.findByRole('button', { name: /^Delivered/ });
  expect(delivered).toHaveTextContent('Missing: cash, photo');
  await user.click(delivered);
  await user.click(screen.getByLabelText('I have NT 640 in hand'));
  const photo = new File(['photo'], 'door.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Photo at the door: Take photo'), photo);
  await waitFor(() => expect(delivered).toHaveTextContent('All proofs are there'));
  await user.click(delivered);
  expect(await screen.findByText('Waiting for an offer')).toBeVisible();
  const path = `/deliveries/${delivery.order_id}`;
  expect(posted()).toEqual([
    `POST ${path}/events`,
    `POST ${path}/events`,
    `POST ${path}/events`,
    `PUT ${path}/proofs/delivery`,
    `POST ${path}/events`,
  ]);
  expect(server.calls.at(-1)?.body).toMatchObject({ status: 'DELIVERED', collected_amount: 640 });
});

it('asks for a confirmation of cash above twice the amount due, again after each change', async () => {
  const items = { ...buildDelivery().items, payment_method: 'CASH_ON_DELIVERY', amount_to_collect: 640 };
  const delivery = buildDelivery({ reached_status: 'NEAR_CUSTOMER', items, proofs_required: [] });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  const delivered = await screen.findByRole('button', { name: /^Delivered/ });
  const confirmation = 'Yes, I received more than twice the amount due';
  await user.click(screen.getByLabelText('I received another amount'));
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await user.type(screen.getByLabelText('Amount received'), '640');
  expect(screen.queryByLabelText(confirmation)).toBeNull();
  await user.type(screen.getByLabelText('Amount received'), '0');
  expect(delivered).toHaveTextContent('Missing: cash');
  await user.click(screen.getByLabelText(confirmation));
  expect(delivered).toHaveTextContent('All proofs are there');
  await user.type(screen.getByLabelText('Amount received'), '0');
  expect(screen.getByLabelText(confirmation)).not.toBeChecked();
  expect(delivered).toHaveTextContent('Missing: cash');
});

it('reports another amount of cash with its reason, once both are stated', async () => {
  const items = { ...buildDelivery().items, payment_method: 'CASH_ON_DELIVERY', amount_to_collect: 640 };
  const delivery = buildDelivery({ reached_status: 'NEAR_CUSTOMER', items, proofs_required: [] });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  const delivered = await screen.findByRole('button', { name: /^Delivered/ });
  await user.click(screen.getByLabelText('I have NT 640 in hand'));
  await user.click(screen.getByLabelText('I received another amount'));
  expect(screen.getByLabelText('I have NT 640 in hand')).not.toBeChecked();
  const amount = screen.getByLabelText('Amount received');
  await user.type(amount, '600.5');
  expect(amount).toHaveAccessibleDescription('This is no amount. Example: 640');
  await user.clear(amount);
  await user.type(amount, '600');
  expect(amount).toHaveAccessibleDescription(/^I have NT\s600 in hand$/);
  expect(delivered).toHaveTextContent('Missing: cash');
  await user.click(screen.getByRole('radio', { name: 'The customer had too little cash' }));
  expect(delivered).toHaveTextContent('All proofs are there');
  await user.click(delivered);
  expect(await screen.findByText('Waiting for an offer')).toBeVisible();
  expect(server.calls.at(-1)?.body).toMatchObject({
    status: 'DELIVERED',
    collected_amount: 600,
    collected_currency: 'TWD',
    collected_reason: 'CUSTOMER_SHORT',
  });
});

it('keeps reports without a connection and sends them once, in order, with the time of the work', async () => {
  const delivery = buildDelivery({ reached_status: 'NEAR_VENDOR', proofs_required: [] });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  server.isReachable = false;
  await user.click(await screen.findByLabelText('I have checked the items'));
  await user.click(screen.getByRole('button', { name: 'Order collected' }));
  await user.click(await screen.findByRole('button', { name: 'I am at the door' }));
  await user.click(await screen.findByRole('button', { name: /^Delivered/ }));
  expect(await screen.findByText('Updates waiting to be sent: 3')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Collected'),
    expect.stringContaining('Close to the customer'),
    expect.stringContaining('Delivered'),
  ]);
  expect(posted()).toEqual([]);
  server.isReachable = true;
  await reconnect();
  await waitFor(() => expect(screen.queryByText(/Updates waiting/)).toBeNull());
  await reconnect();
  const events = server.calls.filter(({ call }) => call.endsWith('/events'));
  expect(events.map(({ body }) => (body as { status: string }).status)).toEqual([
    'PICKED_UP',
    'NEAR_CUSTOMER',
    'DELIVERED',
  ]);
  expect(new Set(events.map(({ body }) => (body as { event_id: string }).event_id)).size).toBe(3);
});

it('shows a report that the server refuses, and goes on', async () => {
  const delivery = buildDelivery({ reached_status: 'COURIER_ACCEPTED_DELIVERY' });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  server.refusals.set(`/deliveries/${delivery.order_id}/events`, [409, 'transition-not-allowed']);
  await user.click(await screen.findByRole('button', { name: 'I am at the shop' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not accepted: Close to the shop, Lin Chia-hao');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a delivery has enough photos when the server stores no more', async () => {
  const delivery = buildDelivery({ reached_status: 'NEAR_CUSTOMER', proofs_required: ['photo'] });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  server.refusals.set(`/deliveries/${delivery.order_id}/proofs/delivery`, [413, 'too-many-proofs']);
  const photo = new File(['photo'], 'door.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Photo at the door: Take photo'), photo);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not accepted: Photo');
  expect(alert).toHaveTextContent('This order has enough photos. The earlier ones are stored.');
});

it('reports a problem with its reason and says what follows', async () => {
  const delivery = buildDelivery({ reached_status: 'PICKED_UP' });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  await user.click(await screen.findByRole('button', { name: 'Problem or return' }));
  await user.click(screen.getByLabelText('I cannot reach the customer'));
  expect(screen.getByRole('button', { name: /^Report/ })).toHaveTextContent('take the goods back');
  fireEvent.change(screen.getByLabelText('Note for the shop'), { target: { value: 'no answer' } });
  await user.click(screen.getByRole('button', { name: /^Report/ }));
  expect(await screen.findByRole('button', { name: 'Returned to the shop' })).toBeVisible();
  const confirmation = await screen.findByText('Reported: I cannot reach the customer');
  expect(confirmation).toHaveTextContent('You take the goods back to the shop.');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText('Reported: I cannot reach the customer')).toBeNull();
  expect(server.calls.at(-1)?.body).toMatchObject({
    status: 'RETURN_INITIATED',
    reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
    note: 'no answer',
  });
});

it('reports a problem on the way back as a note, while the return goes on', async () => {
  const delivery = buildDelivery({ reached_status: 'RETURN_INITIATED' });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  await user.click(await screen.findByRole('button', { name: 'Problem' }));
  await user.click(screen.getByLabelText('The shop is closed'));
  fireEvent.change(screen.getByLabelText('Note for the shop'), { target: { value: 'I wait outside' } });
  await user.click(screen.getByRole('button', { name: /^Report/ }));
  expect(await screen.findByText('Reported: The shop is closed')).toHaveTextContent(
    'The shop is notified. The return goes on.',
  );
  expect(screen.getByRole('button', { name: 'Returned to the shop' })).toBeVisible();
  expect(server.calls.at(-1)?.body).toMatchObject({
    status: 'RETURN_INITIATED',
    note: 'The shop is closed: I wait outside',
  });
});

it('offers a rider with an order on a new phone to go on duty, and then shares the position', async () => {
  const delivery = buildDelivery({ reached_status: 'PICKED_UP' });
  server.shift = { ...server.shift, on_duty: false, deliveries: [delivery] };
  const { user } = await openSignedIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You have an order but are off duty: your position is not shared.');
  await user.click(screen.getByRole('button', { name: 'On duty' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(navigator.geolocation.watchPosition).toHaveBeenCalledTimes(1);
});

it('confirms no problem that the server refuses', async () => {
  const delivery = buildDelivery({ reached_status: 'PICKED_UP' });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  server.refusals.set(`/deliveries/${delivery.order_id}/events`, [409, 'transition-not-allowed']);
  await user.click(await screen.findByRole('button', { name: 'Problem or return' }));
  await user.click(screen.getByLabelText('I will be late'));
  await user.click(screen.getByRole('button', { name: /^Report/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not accepted: Delayed');
  expect(screen.queryByText('Reported: I will be late')).toBeNull();
});

it('counts returns apart from deliveries', async () => {
  const { earnings } = server.shift;
  server.shift = { ...server.shift, earnings: { ...earnings, deliveries: 3, returns: 2 } };
  await openSignedIn();
  expect((await screen.findByText('Returns')).parentElement).toHaveTextContent('Returns2');
});

it('shows the cash in hand with its limit, and what to do above it', async () => {
  server.shift = { ...server.shift, cash_in_hand: { amount: 640, limit: 640 } };
  await openSignedIn();
  expect((await screen.findByText('Cash to hand in')).parentElement).toHaveTextContent('640');
  expect(screen.getByText('Cash limit').parentElement).toHaveTextContent('640');
  expect(screen.queryByText(/You hold too much cash/)).toBeNull();
});

it('says above the limit that cash has to be handed in first', async () => {
  server.shift = { ...server.shift, cash_in_hand: { amount: 641, limit: 640 } };
  await openSignedIn();
  expect(await screen.findByText(/You hold too much cash/)).toBeVisible();
});

it('keeps cash, age check, photo and signature when the server refuses the PIN', async () => {
  const items = { ...buildDelivery().items, payment_method: 'CASH_ON_DELIVERY', amount_to_collect: 640 };
  const delivery = buildDelivery({
    reached_status: 'NEAR_CUSTOMER',
    items,
    age_check_required: true,
    proofs_required: ['photo', 'pin', 'signature'],
  });
  server.shift = { ...server.shift, on_duty: true, position_consent: true, deliveries: [delivery] };
  const { user } = await openSignedIn();
  await user.click(await screen.findByLabelText('I have NT 640 in hand'));
  await user.click(screen.getByLabelText('I have checked that the customer is of age'));
  const photo = new File(['photo'], 'door.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Photo at the door: Take photo'), photo);
  await user.type(screen.getByLabelText(/PIN/), '1234');
  await user.pointer([
    {
      keys: '[MouseLeft>]',
      target: screen.getByLabelText('Sign here with a finger'),
      coords: { x: 1, y: 1 },
    },
    { coords: { x: 60, y: 30 } },
    { keys: '[/MouseLeft]' },
  ]);
  const delivered = screen.getByRole('button', { name: /^Delivered/ });
  await waitFor(() => expect(delivered).toHaveTextContent('All proofs are there'));
  server.refusals.set(`/deliveries/${delivery.order_id}/events`, [422, 'pin-wrong']);
  await user.click(delivered);
  expect(await screen.findByRole('alert')).toHaveTextContent('The customer’s PIN is wrong.');
  expect(screen.getByLabelText('I have NT 640 in hand')).toBeChecked();
  expect(screen.getByLabelText('I have checked that the customer is of age')).toBeChecked();
  expect(screen.getByLabelText('Photo at the door: Again')).toBeVisible();
  expect(screen.getByLabelText(/PIN/)).toHaveValue('1234');
  expect(screen.getByRole('button', { name: /^Delivered/ })).toHaveTextContent('All proofs are there');
  await user.clear(screen.getByLabelText(/PIN/));
  await user.type(screen.getByLabelText(/PIN/), '4719');
  await user.click(screen.getByRole('button', { name: /^Delivered/ }));
  await waitFor(() => expect(screen.queryByLabelText('I have NT 640 in hand')).toBeNull());
  expect(server.calls.at(-1)?.body).toMatchObject({
    status: 'DELIVERED',
    pin: '4719',
    signature: expect.stringMatching(/^M\d+ \d+ L\d+ \d+$/),
    age_checked: true,
    collected_amount: 640,
  });
});
