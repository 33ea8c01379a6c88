import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { orderBookOptions } from '@courier/api-client/queries';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { chooseAddress, openRequest, tryAgain } from '../../../testing/open-request';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SHOP = { latitude: 25.0418, longitude: 121.5519 };
const saveButton = () => screen.findByRole('button', { name: /^Save changes/ });

async function openUpdate(changes: Parameters<typeof buildOrder>[0] = {}) {
  const backend = createFakeBackend();
  const order = buildOrder({ status: 'RECEIVED', ...changes });
  const { latitude, longitude } = order.customer.location;
  const { fee } = await backend.client.pricing.fee({
    body: {
      source: SHOP,
      destination: { latitude, longitude },
      vendor_id: 'v1001',
      delivery_type: 'food',
    },
  });
  const stored = backend.addOrder({
    ...order,
    ...(changes.delivery_fee ? {} : { delivery_fee: fee }),
  });
  const opened = openRequest({ backend, path: `/request-a-rider/v1001?orderID=${order.order_id}` });
  return { ...opened, order: stored };
}

describe('an updated order', () => {
  it('is updated for every other screen, without a further request', async () => {
    const { order, backend, user, shell } = await openUpdate({ order_id: 'v1001-2611changed' });
    await screen.findByText('Fee valid for another');
    const reads = backend.callsOf('orders.get').length;
    const value = screen.getByLabelText('Order value');
    await user.clear(value);
    await user.type(value, '1250');
    await user.click(await saveButton());
    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    const book = shell.queryClient.getQueryData(orderBookOptions().queryKey);
    expect(book?.get(order.order_id)).toMatchObject({ status: 'MODIFIED', order: { amount: 1250 } });
    expect(backend.callsOf('orders.get')).toHaveLength(reads);
  });

  it('fills the form and is sent with the stored fee under a new signature [REQ-ROUTE-02] [REQ-SUBMIT-10] [REQ-SUBMIT-11] [REQ-SUBMIT-14]', async () => {
    const opened = await openUpdate();
    const { order, backend, user, shell } = opened;
    expect(await screen.findByRole('heading', { name: 'Change this order' })).toBeInTheDocument();
    expect(screen.getByLabelText('Customer name')).toBeDisabled();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('912345678');
    await screen.findByText('Fee valid for another');
    const description = screen.getByLabelText('What is the rider carrying?');
    await user.clear(description);
    await user.type(description, 'Three teas');
    await user.click(await saveButton());
    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    const fresh = [...backend.state.quotes.keys()].at(-1);
    expect(backend.callsOf('orders.update')).toMatchObject([
      {
        params: { orderId: order.order_id },
        body: {
          vendor_id: 'v1001',
          payment_method: 'PAID',
          amount: 640,
          item_details: 'Three teas',
          location: order.customer.location,
          delivery_fee: order.delivery_fee,
          signature: fresh,
        },
      },
    ]);
    expect(Object.keys(backend.callsOf('orders.update')[0]?.body as object)).toHaveLength(7);
    expect(shell.notices).toMatchObject([{ type: 'success', message: 'Order Updated!' }]);
    expect(shell.navigations).toEqual([`/order-tracking/v1001?order_id=${order.order_id}`]);
    expect(backend.callsOf('orders.create')).toHaveLength(0);
  });

  it('has the fee of the new route at another address', async () => {
    const opened = await openUpdate();
    await screen.findByText('Fee valid for another');
    await chooseAddress(opened, 'Roosevelt');
    await screen.findByText('Fee valid for another');
    await opened.user.click(await saveButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.callsOf('orders.update')[0]?.body).toMatchObject({
      location: { latitude: 25.02514, longitude: 121.52607 },
    });
  });

  it('keeps its fee at the same address even when a new order there would cost more [REQ-SUBMIT-14]', async () => {
    const opened = await openUpdate({ delivery_fee: 51, order_id: 'v1001-2611cheap' });
    opened.backend.state.fees.surcharge = 30;
    await screen.findByText('Fee valid for another');
    await opened.user.type(screen.getByLabelText(/Notes to rider/), '!');
    await opened.user.click(await saveButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Agree and save changes' })).not.toBeInTheDocument();
    const [asked] = opened.backend.callsOf('pricing.fee').slice(-1);
    expect(asked?.body).toMatchObject({ order_id: 'v1001-2611cheap' });
    expect(opened.backend.callsOf('orders.update')[0]?.body).toMatchObject({
      delivery_fee: 51,
      signature: [...opened.backend.state.quotes.keys()].at(-1),
    });
  });

  it('asks first when the price of the new route has changed since', async () => {
    const opened = await openUpdate();
    await screen.findByText('Fee valid for another');
    await chooseAddress(opened, 'Roosevelt');
    await screen.findByText('Fee valid for another');
    opened.backend.state.quotes.forEach((quote) => {
      quote.validUntil = 0;
    });
    opened.backend.state.fees.surcharge = 30;
    await opened.user.click(await saveButton());
    const agree = await screen.findByRole('button', { name: 'Agree and save changes' });
    const { fee } = [...opened.backend.state.quotes.values()].at(-1) ?? { fee: 0 };
    await opened.user.click(agree);
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.callsOf('orders.update').at(-1)?.body).toMatchObject({ delivery_fee: fee });
  });

  it('keeps the typed values when saving fails, and saves on the next try [REQ-SUBMIT-12]', async () => {
    const opened = await openUpdate();
    await screen.findByText('Fee valid for another');
    opened.backend.fail('orders.update', { status: 409 }, 1);
    await opened.user.type(screen.getByLabelText(/Notes to rider/), '!');
    await opened.user.click(await saveButton());
    await screen.findByText('Could not update that order');
    expect(opened.shell.notices).toMatchObject([{ type: 'error', message: 'Could not update that order' }]);
    expect(screen.getByLabelText(/Notes to rider/)).toHaveValue('Call at the lobby!');
    await tryAgain(opened, 'Could not update that order');
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('with an expired fee is sent again with a new signature, without a question when the fee is the same', async () => {
    const opened = await openUpdate();
    await screen.findByText('Fee valid for another');
    opened.backend.state.quotes.forEach((quote) => {
      quote.validUntil = 0;
    });
    await opened.user.click(await saveButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [first, second] = opened.backend
      .callsOf('orders.update')
      .map(({ body }) => body as { delivery_fee: number; signature: string });
    expect(second?.delivery_fee).toBe(first?.delivery_fee);
    expect(second?.signature).not.toBe(first?.signature);
  });

  it('is refused after a rider has collected it', async () => {
    await openUpdate({ status: 'PICKED_UP' });
    expect(await screen.findByText('This order can no longer be changed')).toBeInTheDocument();
  });

  it('opens by itself when the platform has processed it', async () => {
    const opened = await openUpdate({ status: 'NEW' });
    expect(await screen.findByText('This order is still on its way to us')).toBeInTheDocument();
    opened.backend.addOrder({ ...opened.order, status: 'RECEIVED' });
    expect(await screen.findByLabelText('Customer name')).toBeDisabled();
  });

  it('also reports when the rider collects it during the update', async () => {
    const opened = await openUpdate();
    await screen.findByText('Fee valid for another');
    opened.backend.addOrder({ ...opened.order, status: 'PICKED_UP' });
    await opened.user.click(await saveButton());
    expect(await screen.findByText('This order can no longer be changed')).toBeInTheDocument();
  });

  it('is not found for another vendor', async () => {
    await openUpdate({ vendor_id: 'v1002' });
    expect(await screen.findByText('We could not find that.')).toBeInTheDocument();
  });
});
