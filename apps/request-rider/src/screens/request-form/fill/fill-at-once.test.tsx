import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberOrders } from '@courier/api-client/queries';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { draftStorageKey } from '../../../model/draft/order-draft.store';
import {
  addressField,
  chooseAddress,
  fillRequest,
  openRequest,
  placeButton,
} from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => localStorage.clear());

const nameField = () => screen.findByLabelText('Customer name');
const typeName = (name: string) => openStoredDraft('v1001').getState().change({ destinationName: name });

describe('order again', () => {
  it('fills the form from the order in the URL, once', async () => {
    const backend = createFakeBackend();
    const { order_id } = backend.addOrder(buildOrder());
    const opened = openRequest({ backend, path: `/request-a-rider/v1001?again=${order_id}` });
    await waitFor(async () => expect(await nameField()).toHaveValue('Lin Mei-hua'));
    await screen.findByText('Inside your delivery area');
    expect(screen.getByLabelText('Order value')).toHaveValue('640');
    await waitFor(() => expect(opened.address()).toBe('/request-a-rider/v1001'));
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({
      customer: { name: 'Lin Mei-hua', phone_number: '+886912345678' },
      order: { amount: 640, description: 'Two boxes of tea' },
    });
  });

  it('needs two keys: one for the list and one for the customer', async () => {
    const backend = createFakeBackend();
    backend.addOrder(buildOrder({ created_at: 1_790_000_000 }));
    const older = buildOrder({ created_at: 1_780_000_000 });
    backend.addOrder({
      ...older,
      customer: { ...older.customer, name: 'Chen Yi-jun', phone_number: '+886955666777' },
    });
    const opened = openRequest({ backend });
    await addressField();
    const release = backend.delay('orders.list');
    await opened.user.keyboard('o');
    await screen.findByRole('dialog', { name: 'Order again' });
    // Pressed before the list is loaded.
    await opened.user.keyboard('2');
    release();
    await waitFor(async () => expect(await nameField()).toHaveValue('Chen Yi-jun'));
    await waitFor(() => expect(screen.getByLabelText('What is the rider carrying?')).toHaveFocus());
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
  });

  it('shows and uses the current version of an order changed by another screen, without a request', async () => {
    const backend = createFakeBackend();
    const order = backend.addOrder(buildOrder({ created_at: 1_790_000_000, updated_at: 1_790_000_000 }));
    const { user, shell } = openRequest({ backend });
    await addressField();
    await user.keyboard('o');
    const dialog = await screen.findByRole('dialog', { name: 'Order again' });
    expect(await within(dialog).findByRole('button', { name: /640/ })).toBeVisible();
    const reads = backend.callsOf('orders.list').length;
    act(() =>
      rememberOrders(shell.queryClient, [
        { ...order, order: { ...order.order, amount: 1250 }, updated_at: 1_790_000_001 },
        { ...order, order: { ...order.order, amount: 99 }, updated_at: 1_789_999_999 },
      ]),
    );
    await user.click(await within(dialog).findByRole('button', { name: /1,?250/ }));
    await waitFor(() => expect(screen.getByLabelText('Order value')).toHaveValue('1250'));
    expect([backend.callsOf('orders.list').length, backend.callsOf('orders.get').length]).toEqual([reads, 0]);
  });

  it('fills the form from a cached order without a request', async () => {
    const backend = createFakeBackend();
    const order = buildOrder({ order_id: 'v1001-known', order: { ...buildOrder().order, amount: 310 } });
    const opened = openRequest({ backend, path: '/request-a-rider/v1001' });
    await addressField();
    rememberOrders(opened.shell.queryClient, [order]);
    act(() => opened.shell.ports.navigation.go('/request-a-rider/v1001?again=v1001-known'));
    await waitFor(() => expect(screen.getByLabelText('Order value')).toHaveValue('310'));
    expect(backend.callsOf('orders.get')).toHaveLength(0);
  });

  it('offers a newly placed order without a request', async () => {
    const backend = createFakeBackend();
    const opened = openRequest({ backend });
    await addressField();
    await opened.user.keyboard('o');
    await screen.findByText('No orders yet');
    await opened.user.keyboard('{Escape}');
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    act(() => opened.shell.ports.navigation.go('/request-a-rider/v1001?fresh=1'));
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    const reads = backend.callsOf('orders.list').length;
    await opened.user.click(document.body);
    await opened.user.keyboard('o');
    const dialog = await screen.findByRole('dialog', { name: 'Order again' });
    const placed = backend.callsOf('orders.create')[0]?.body as { customer: { name: string } };
    expect(await within(dialog).findByText(placed.customer.name)).toBeVisible();
    expect([reads, backend.callsOf('orders.list').length]).toEqual([1, 1]);
  });

  it('asks before it replaces typed values', async () => {
    typeName('Huang Shu-fen');
    const backend = createFakeBackend();
    const { order_id } = backend.addOrder(buildOrder());
    const opened = openRequest({ backend, path: `/request-a-rider/v1001?again=${order_id}` });
    const question = await screen.findByRole('alertdialog');
    expect(await nameField()).toHaveValue('Huang Shu-fen');
    await opened.user.click(within(question).getByRole('button', { name: 'Replace' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Lin Mei-hua'));
  });
});

describe('paste to order', () => {
  const message = [
    '姓名：林佳豪',
    '0912-048-317',
    '地址：Xinyi Road',
    'NT$640',
    '備註：請按門鈴',
    '可能貨到付款',
  ].join('\n');
  const paste = (text: string) => fireEvent.paste(document.body, { clipboardData: { getData: () => text } });

  it('fills the found values, keeps typed ones, and looks the address up', async () => {
    typeName('Huang Shu-fen');
    const opened = openRequest();
    await addressField();
    paste(message);
    const dialog = await screen.findByRole('dialog', { name: 'Paste a message' });
    const found = await within(dialog).findByRole('list', { name: 'Found in the message' });
    expect(within(found).getByRole('checkbox', { name: /Customer name 林佳豪.*Replaces/ })).not.toBeChecked();
    expect(within(found).getByRole('checkbox', { name: /Order value 640/ })).toBeChecked();
    await opened.user.click(within(dialog).getByRole('button', { name: /^Fill \d fields$/ }));
    expect(await nameField()).toHaveValue('Huang Shu-fen');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0912048317');
    expect(screen.getByLabelText('Order value')).toHaveValue('640');
    expect(screen.getByLabelText(/Notes to rider/)).toHaveValue('請按門鈴');
    await waitFor(async () => expect(await addressField()).toHaveFocus());
    await opened.user.click(await screen.findByRole('option', { name: /Xinyi Road/ }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
  });

  const doubtful = 'please Lin Chia-hao 0912048317 or 0933444555, 2 milk teas to No. 8 Xinyi Road at 7:30';
  const openWith = async (text: string) => {
    const opened = openRequest();
    await opened.user.click(await screen.findByRole('button', { name: 'Paste a message' }));
    fireEvent.change(await screen.findByLabelText('Chat message or email'), { target: { value: text } });
    return opened;
  };

  it('asks about uncertain values with a reason, selects no answer itself, and fills the chosen one', async () => {
    const opened = await openWith(doubtful);
    const questions = await screen.findByRole('list', { name: 'Doubtful' });
    const phone = within(questions).getByRole('group', { name: 'Mobile number' });
    expect(within(phone).getByText('The message names more than one.')).toBeInTheDocument();
    for (const answer of within(questions).getAllByRole('radio')) expect(answer).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Fill fields' })).toBeDisabled();
    await opened.user.click(within(phone).getByRole('radio', { name: '0933444555' }));
    await opened.user.click(screen.getByRole('button', { name: 'Fill 1 field' }));
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0933444555');
    expect(await nameField()).toHaveValue('');
  });

  it('fills everything with the first answers, and keeps declined values empty', async () => {
    const opened = await openWith(doubtful);
    const questions = await screen.findByRole('list', { name: 'Doubtful' });
    const goods = within(questions).getByRole('group', { name: /rider carrying/ });
    await opened.user.click(within(goods).getByRole('radio', { name: 'Leave empty' }));
    await opened.user.click(screen.getByRole('button', { name: 'Take all' }));
    expect(await nameField()).toHaveValue('Lin Chia-hao');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0912048317');
    expect(screen.getByLabelText(/rider carrying/)).toHaveValue('');
  });

  it('marks the values during typing, without a click', async () => {
    await openWith(doubtful);
    const shown = await screen.findByRole('figure', { name: 'The message with its marked values' });
    expect(shown.querySelectorAll('mark').length).toBeGreaterThan(2);
    expect(screen.getByLabelText('Chat message or email')).toHaveRole('textbox');
  });

  it('marks the recognised values, and a mark links to its line', async () => {
    const opened = openRequest();
    await addressField();
    paste(message);
    const dialog = await screen.findByRole('dialog', { name: 'Paste a message' });
    const shown = await within(dialog).findByRole('figure', { name: 'The message with its marked values' });
    const marks = [...shown.querySelectorAll('mark')].map((mark) => [
      mark.dataset['field'],
      mark.textContent,
    ]);
    expect(marks).toContainEqual(['name', '林佳豪1']);
    expect(marks).toContainEqual(['phone', '0912-048-3172']);
    expect(marks).toContainEqual(['address', 'Xinyi Road3']);
    await opened.user.click(within(shown).getByRole('button', { name: '2: Mobile number, go to its line' }));
    expect(within(dialog).getByRole('checkbox', { name: /Mobile number 0912048317/ })).toHaveFocus();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Change the message' }));
    expect(within(dialog).getByRole('textbox', { name: 'Chat message or email' })).toHaveValue(message);
  });

  it('says when the message is no order, and offers nothing to fill', async () => {
    openRequest();
    await addressField();
    paste('Thanks, the tea was great! Are you open on Friday?');
    expect(await screen.findByText('No order found in this text.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fill fields' })).toBeDisabled();
  });
});

describe('an unfinished request', () => {
  it('is announced with its time, and can be discarded and restored', async () => {
    const first = openRequest();
    await fillRequest(first);
    first.unmount();
    const opened = openRequest({ backend: first.backend });
    const banner = await screen.findByRole('region', { name: 'Unfinished request' });
    await opened.user.click(within(banner).getByRole('button', { name: 'Discard' }));
    expect(await nameField()).toHaveValue('');
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await nameField()).toHaveValue('Lin Chia-hao');
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Unfinished request' })).toBeNull();
  });

  it('open in two tabs is one request: placing it in one clears the other', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    const other = openStoredDraft('v1001').getState();
    const notifyStorage = () => {
      const key = draftStorageKey('v1001');
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
      });
    };
    other.setAttempt({ key: 'of-the-other-tab', sent: [] });
    notifyStorage();
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.idempotencyKey).toBe('of-the-other-tab');
    opened.unmount();
    const second = openRequest({ backend: opened.backend });
    await fillRequest(second);
    openStoredDraft('v1001').getState().clear();
    notifyStorage();
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    expect(screen.queryByText('Fee valid for another')).toBeNull();
  });
});

describe('keys', () => {
  it('focuses the address with N, but types an n in a field', async () => {
    const opened = openRequest();
    await addressField();
    await opened.user.keyboard('n');
    const field = await addressField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(await addressField()).toHaveValue('');
    await opened.user.keyboard('n');
    expect(await addressField()).toHaveValue('n');
  });
});

describe('an address outside the area', () => {
  it('shows its distance and sends the request from the nearest outlet that delivers there', async () => {
    const square = (size: number) => [
      { latitude: 25.0418 - size, longitude: 121.5519 - size },
      { latitude: 25.0418 - size, longitude: 121.5519 + size },
      { latitude: 25.0418 + size, longitude: 121.5519 + size },
      { latitude: 25.0418 + size, longitude: 121.5519 - size },
    ];
    // Roosevelt Road is 3.2 km from v1001 and 1.4 km from v1003.
    const backend = createFakeBackend({ areas: [square(0.01)], deliveryRadiusMetres: 2000 });
    typeName('Huang Shu-fen');
    const opened = openRequest({ backend, flags: { 'draw-delivery-areas': true } });
    await chooseAddress(opened, 'Roosevelt');
    expect(
      await screen.findByText(/The marker is [\d.]+ (?:m|km) outside the delivery area of Harbour Tea\./),
    ).toBeInTheDocument();
    await opened.user.click(await screen.findByRole('button', { name: 'Send from Harbour Tea Gongguan' }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(opened.shell.ports.vendors.get().selected?.vendor_id).toBe('v1003');
    expect(await nameField()).toHaveValue('Huang Shu-fen');
  });
});
