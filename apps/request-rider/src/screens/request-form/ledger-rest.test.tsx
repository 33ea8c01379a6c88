import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import {
  addressField,
  chooseAddress,
  fillRequest,
  openRequest,
  placeButton,
  PLACE,
} from '../../testing/open-request';
import { openStoredDraft } from '../../testing/stored-values';

beforeEach(() => localStorage.clear());

const orderBody = (opened: ReturnType<typeof openRequest>) =>
  opened.backend.callsOf('orders.create')[0]?.body;

describe('the address of the form', () => {
  it('contains the vendor id, at any position in the vendor list [REQ-ROUTE-01]', async () => {
    const backend = createFakeBackend();
    const second = buildVendor({
      vendor_id: 'v3003',
      name: 'Dongmen Dumplings',
      location: { latitude: 25.0339, longitude: 121.529 },
    });
    backend.state.vendors = [buildVendor(), second, buildVendor({ vendor_id: 'v4004', name: 'Third' })];
    const opened = openRequest({ backend, path: '/request-a-rider/v3003' });
    await fillRequest(opened);
    expect(screen.getByText('Dongmen Dumplings')).toBeInTheDocument();
    await opened.user.click(placeButton());
    await waitFor(() => expect(orderBody(opened)).toMatchObject({ vendor_id: 'v3003' }));
    expect(backend.callsOf('pricing.fee')[0]?.body).toMatchObject({
      vendor_id: 'v3003',
      source: { latitude: 25.0339, longitude: 121.529 },
    });
  });
});

describe('flags of the form', () => {
  it('asks for the age check with the flag, and sends the answer [REQ-FORM-13] [FLAG-20]', async () => {
    const opened = openRequest({ flags: { 'tag-id-check-pg': true } });
    await fillRequest(opened);
    await opened.user.click(
      screen.getByRole('checkbox', { name: 'The rider has to check the customer’s age' }),
    );
    await opened.user.click(placeButton());
    await waitFor(() => expect(orderBody(opened)).toMatchObject({ age_validation_required: true }));
  });

  it('neither asks nor sends it without the flag [FLAG-20]', async () => {
    openStoredDraft('v1001').getState().setAgeValidation(true);
    const opened = openRequest({ flags: { 'tag-id-check-pg': false } });
    await fillRequest(opened);
    expect(screen.queryByRole('checkbox', { name: /age/ })).toBeNull();
    await opened.user.click(placeButton());
    await waitFor(() => expect(orderBody(opened)).toMatchObject({ age_validation_required: false }));
  });

  it('mentions higher fees at busy times only with the flag [FLAG-18]', async () => {
    const opened = openRequest({ flags: { 'increased-fee-info': true } });
    await chooseAddress(opened);
    expect(
      await screen.findByText('Fees are higher at busy times. This fee has no busy-time surcharge.'),
    ).toBeInTheDocument();
    opened.shell.setFlags({ 'increased-fee-info': false });
    await waitFor(() => expect(screen.queryByText(/Fees are higher at busy times/)).toBeNull());
  });
});

describe('the quote', () => {
  it('is requested for the route from shop to destination, and its fee is sent with its signature [REQ-FEE-01]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expect(opened.backend.callsOf('pricing.fee').map(({ body }) => body)).toEqual([
      {
        source: { latitude: 25.0418, longitude: 121.5519 },
        destination: { latitude: 25.03396, longitude: 121.56447 },
        vendor_id: 'v1001',
        delivery_type: 'food',
      },
    ]);
    await opened.user.click(placeButton());
    await waitFor(() =>
      expect(orderBody(opened)).toMatchObject({ delivery_fee: 72, signature: 'signature-1' }),
    );
  });

  it.each([
    ['pricing.validateArea' as const, 'Unable to verify if order is deliverable', 'the area'],
    ['pricing.fee' as const, 'We could not compute the price for that order.', 'the fee'],
  ])(
    'that fails is reported at the address and as a toast, and requested again on demand: %s [REQ-FEE-06] [REQ-FEE-07]',
    async (call, text, _name) => {
      const opened = openRequest();
      opened.backend.fail(call, { status: 400 }, 1);
      await chooseAddress(opened);
      const alert = (await screen.findByText(text)).closest('[role="alert"]') as HTMLElement;
      expect(opened.shell.notices).toMatchObject([{ type: 'error', message: text }]);
      await opened.user.click(alert.querySelector('button') as HTMLElement);
      expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    },
  );

  it('of a test vendor ignores the area and uses the unsigned fallback fee, which other vendors never do [REQ-FEE-13] [REQ-FEE-14]', async () => {
    const failing = () => {
      const backend = createFakeBackend({ deliveryRadiusMetres: 1 });
      backend.fail('pricing.fee', { status: 400 });
      return backend;
    };
    const opened = openRequest({ backend: failing(), testVendors: { v1001: 33 } });
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await waitFor(() => expect(orderBody(opened)).toMatchObject({ delivery_fee: 33, signature: '' }));
    opened.unmount();
    localStorage.clear();
    const other = openRequest({ backend: failing(), testVendors: { v1002: 33 } });
    await chooseAddress(other);
    expect(await screen.findByText('We are not there yet')).toBeInTheDocument();
  });
});

describe('the rider’s arrival', () => {
  it.each([
    [8, '15–18 min'],
    [20, '16–24 min'],
  ])(
    'estimated at %i minutes is shown as a range no shorter than the country’s 15 [REQ-FORM-12]',
    async (minutes, shown) => {
      const backend = createFakeBackend();
      backend.state.pickUpMinutes = minutes;
      openStoredDraft('v1001').getState().change({ destinationTextAddress: PLACE });
      const opened = openRequest({ backend });
      await chooseAddress(opened);
      const docket = await screen.findByRole('region', { name: 'Fee and arrival' });
      expect(await within(docket).findByText(shown)).toBeVisible();
    },
  );
});

describe('places that cannot be found', () => {
  it('have no coordinates, which the field reports [REQ-VALID-19]', async () => {
    const opened = openRequest();
    opened.backend.fail('geolocator.details', 'html', 1);
    await chooseAddress(opened);
    expect(await screen.findByText('We cannot compute the location of this address')).toBeInTheDocument();
  });

  it('report the name of the field [REQ-ADDR-10]', async () => {
    const backend = createFakeBackend();
    backend.fail('geolocator.reverse', { status: 400 });
    const events = (opened: ReturnType<typeof openRequest>) => opened.shell.events.map(({ event }) => event);
    const opened = openRequest({ backend });
    await opened.user.click(await addressField());
    await opened.user.paste('25.0339,121.5645');
    await waitFor(() => expect(events(opened)).toContain('geolocator.error.reverse DESTINATION_ADDRESS'));
    opened.unmount();
    backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null } })];
    const pinless = openRequest({ backend });
    await pinless.user.type(
      await screen.findByRole('combobox', { name: 'Pickup address' }),
      '25.0339,121.5645',
    );
    await waitFor(() => expect(events(pinless)).toContain('geolocator.error.reverse ORIGIN_ADDRESS'));
  });
});

describe('a vendor that cannot be loaded', () => {
  it('is reported before any other check [REQ-VALID-01]', async () => {
    openStoredDraft('v1001').getState().change({ destinationTextAddress: PLACE });
    openRequest({ vendors: 'failed' });
    expect(
      await screen.findByText('We could not get the information of this shop. Log out and in again.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
