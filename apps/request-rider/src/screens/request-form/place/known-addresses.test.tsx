import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { STORAGE_KEYS } from '@courier/config';
import { addressField, fillRequest, openRequest, placeButton } from '../../../testing/open-request';

beforeEach(() => localStorage.clear());

const bookOn = { 'activate-address-book': true };
function withCustomer() {
  const backend = createFakeBackend();
  const order = buildOrder();
  order.customer = {
    name: 'Wu Xinyi',
    phone_number: '+886922333444',
    location: {
      address: '12F-3, Guangfu Garden, No. 17, Ln. 240, Guangfu S. Rd.',
      latitude: 25.0391,
      longitude: 121.5553,
      notes: 'Guard keeps parcels',
    },
  };
  backend.addOrder(order);
  return backend;
}
const group = (name: string) => screen.findByRole('group', { name });

describe('known customers and addresses', () => {
  it('are listed above the search results, with their ids and texts [REQ-ADDR-01] [REQ-ADDR-16]', async () => {
    const opened = openRequest({ backend: withCustomer(), flags: bookOn });
    await opened.user.click(await addressField());
    await opened.user.paste('Xinyi');
    const known = await group('Customers and addresses you know');
    expect(within(known).getByRole('option', { name: /Wu Xinyi/ })).toBeInTheDocument();
    const places = await group('Addresses');
    await opened.user.click(within(places).getByRole('option', { name: /Xinyi Road/ }));
    await waitFor(() => expect(opened.backend.callsOf('geolocator.details')).toHaveLength(1));
    expect(opened.backend.callsOf('geolocator.details')[0]?.query['query_id']).toBe('place-1');
  });

  it('fill the whole destination, split into unit, building and text [REQ-ADDR-14]', async () => {
    const opened = openRequest({ backend: withCustomer(), flags: bookOn });
    await opened.user.click(await addressField());
    await opened.user.paste('Wu');
    await opened.user.click(await screen.findByRole('option', { name: /Wu Xinyi/ }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(screen.getByLabelText('Customer name')).toHaveValue('Wu Xinyi');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('922333444');
    expect(screen.getByLabelText('Unit')).toHaveValue('12F-3');
    expect(screen.getByLabelText('Building')).toHaveValue('Guangfu Garden');
    expect(screen.getByLabelText(/Notes to rider/)).toHaveValue('Guard keeps parcels');
    expect(await addressField()).toHaveValue('No. 17, Ln. 240, Guangfu S. Rd.');
    expect(opened.backend.callsOf('pricing.fee')[0]?.body).toMatchObject({
      destination: { latitude: 25.0391, longitude: 121.5553 },
    });
  });

  it('are restored as ordered: an address without unit and building stays one text', async () => {
    const text = 'No. 17, Ln. 240, Xinyi Road, Taipei City';
    const backend = createFakeBackend();
    backend.state.places = backend.state.places.map((place) => ({ ...place, formatted_address: text }));
    const opened = openRequest({ backend, flags: bookOn });
    await fillRequest(opened);
    await opened.user.click(screen.getByLabelText('Building'));
    await opened.user.paste('Camphor House, rear');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    opened.unmount();
    localStorage.clear();
    const again = openRequest({ backend: opened.backend, flags: bookOn });
    await again.user.click(await addressField());
    await again.user.paste('Lin Chia');
    await again.user.click(await screen.findByRole('option', { name: /Lin Chia-hao/ }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(screen.getByLabelText('Unit')).toHaveValue('');
    expect(screen.getByLabelText('Building')).toHaveValue('Camphor House, rear');
    expect(await addressField()).toHaveValue(text);
  });

  it('are requested from the second letter on and only with the flag [REQ-ADDR-04] [REQ-ADDR-05]', async () => {
    const opened = openRequest({ backend: withCustomer(), flags: bookOn });
    await opened.user.type(await addressField(), 'W');
    await waitFor(() => expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(1));
    expect(opened.backend.callsOf('addressBook.searchCustomers')).toHaveLength(0);
    await opened.user.type(await addressField(), 'u');
    await screen.findByRole('option', { name: /Wu Xinyi/ });
    expect(opened.backend.callsOf('addressBook.searchCustomers').map(({ query }) => query)).toEqual([
      { query: 'Wu' },
    ]);
    opened.shell.setFlags({ 'activate-address-book': false });
    await opened.user.type(await addressField(), ' X');
    await waitFor(() => expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(3));
    expect(opened.backend.callsOf('addressBook.searchCustomers')).toHaveLength(1);
  });

  it('are omitted silently when they cannot be loaded, and the failure is tracked [REQ-ADDR-08]', async () => {
    const opened = openRequest({ backend: withCustomer(), flags: bookOn });
    opened.backend.fail('addressBook.searchCustomers', { status: 400 });
    await opened.user.click(await addressField());
    await opened.user.paste('Xinyi');
    expect(await screen.findByRole('option', { name: /Xinyi Road/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(opened.shell.events.map(({ event }) => event)).toContain('error save address data'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(opened.shell.notices).toEqual([]);
  });

  it('store pin, note and day of the last order there, for this vendor [REQ-ADDR-15]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.click(screen.getByLabelText(/Notes to rider/));
    await opened.user.paste('Side gate');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    opened.unmount();
    const again = openRequest({ backend: opened.backend });
    await again.user.click(await addressField());
    await again.user.paste('Xinyi');
    const saved = await screen.findByRole('option', { name: /Marker and note of .*: Side gate/ });
    await again.user.click(saved);
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(screen.getByLabelText(/Notes to rider/)).toHaveValue('Side gate');
    expect(again.backend.callsOf('geolocator.details')).toHaveLength(1);
    again.shell.ports.vendors.select('v1002');
    await waitFor(async () => expect(await addressField()).toHaveValue(''));
    await again.user.click(await addressField());
    await again.user.paste('Xinyi');
    await screen.findByRole('option', { name: /Xinyi Road/ });
    expect(screen.queryByRole('option', { name: /Side gate/ })).toBeNull();
  });

  it('store nothing for a guest [REQ-ADDR-15] [REQ-STEP-09]', async () => {
    const opened = openRequest({ mode: 'GUEST' });
    await opened.user.click(await screen.findByRole('combobox', { name: 'Pickup address' }));
    await opened.user.paste('Roosevelt');
    await opened.user.click(await screen.findByRole('option'));
    await opened.user.click(await screen.findByRole('button', { name: 'Save pickup address' }));
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      sender: { location: { latitude: 25.02514, longitude: 121.52607 } },
    });
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(localStorage.getItem(`${STORAGE_KEYS.savedAddresses}:v1001`)).toBeNull();
    expect(opened.shell.notices.map(({ message }) => message)).not.toContain('Address saved');
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
  });
});
