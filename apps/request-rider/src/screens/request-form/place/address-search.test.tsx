import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { addressField, chooseAddress, openRequest, tryAgain } from '../../../testing/open-request';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

const AIRPORT = { latitude: 25.0797, longitude: 121.2342 };
const listErrorEvents = (opened: ReturnType<typeof openRequest>) =>
  opened.shell.events.filter(({ error }) => error !== undefined);

describe('the address search', () => {
  it('sends one request, half a second after the last key, with country, position and language [REQ-ADDR-03]', async () => {
    const opened = openRequest();
    const field = await addressField();
    const countRequests = () => opened.backend.callsOf('geolocator.autocomplete').length;
    const change = (value: string) => fireEvent.change(field, { target: { value } });
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
    change('Xinyi');
    await act(() => jest.advanceTimersByTimeAsync(499));
    change('Xinyi Road');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(countRequests()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(opened.backend.callsOf('geolocator.autocomplete').map(({ query }) => query)).toEqual([
      { query: 'Xinyi Road', country: 'TW', lat: '25.0418', lng: '121.5519', language: 'tw', locale: 'en' },
    ]);
  });

  it('clears the list and sends no request for an empty query [REQ-ADDR-02]', async () => {
    const opened = openRequest();
    await opened.user.type(await addressField(), 'Xinyi');
    await screen.findAllByRole('option');
    await opened.user.clear(await addressField());
    expect(screen.queryByRole('option')).toBeNull();
    expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(1);
  });

  it('fetches the place of the chosen suggestion and prices it [REQ-ADDR-13] [REQ-STEP-13]', async () => {
    const opened = openRequest();
    await chooseAddress(opened);
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(opened.backend.callsOf('geolocator.details')[0]?.query).toMatchObject({ query_id: 'place-1' });
    expect(opened.backend.callsOf('pricing.validateArea')[0]?.body).toEqual({
      location: { lat: 25.03396, lng: 121.56447 },
      vendor_location: { latitude: 25.0418, longitude: 121.5519 },
      vendor_id: 'v1001',
    });
  });

  it('looks up typed coordinates instead of searching them [REQ-ADDR-06]', async () => {
    const opened = openRequest();
    await opened.user.type(await addressField(), '25.0339, 121.5645');
    await opened.user.click(await screen.findByRole('option'));
    await screen.findByText('Inside your delivery area');
    expect(opened.backend.callsOf('geolocator.reverse')[0]?.query).toMatchObject({
      lat: '25.0339',
      lng: '121.5645',
    });
    expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(0);
  });

  it('resolves a map link to its place, and explains what to do with an unusable one', async () => {
    const opened = openRequest();
    const field = await addressField();
    await opened.user.click(field);
    await opened.user.paste('https://maps.app.goo.gl/AbCdEf123');
    expect(await screen.findByText(/^This link does not contain the place\./)).toBeVisible();
    expect(field).toHaveValue('https://maps.app.goo.gl/AbCdEf123');
    await opened.user.clear(field);
    await opened.user.paste('https://www.google.com/maps/@25.0339,121.5645,17z');
    await opened.user.click(await screen.findByRole('option'));
    await screen.findByText('Inside your delivery area');
    expect(opened.backend.callsOf('geolocator.reverse')[0]?.query).toMatchObject({ lat: '25.0339' });
    expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(0);
  });

  it('searches the text when looking up coordinates fails, and tracks the failure [REQ-ADDR-07]', async () => {
    const opened = openRequest();
    opened.backend.fail('geolocator.reverse', { status: 404 });
    await opened.user.click(await addressField());
    await opened.user.paste('25.0339,121.5645');
    await screen.findByText('No address found. Try the street and the house number.');
    expect(opened.backend.callsOf('geolocator.autocomplete')[0]?.query).toMatchObject({
      query: '25.0339,121.5645',
    });
    expect(listErrorEvents(opened)).toHaveLength(1);
  });

  it('says when nothing was found [REQ-ADDR-09]', async () => {
    const opened = openRequest();
    await opened.user.click(await addressField());
    await opened.user.paste('Nowhere at all');
    expect(
      await screen.findByText('No address found. Try the street and the house number.'),
    ).toBeInTheDocument();
  });

  it('reports a failing search at the field, keeps the text, and searches again on request [REQ-ADDR-11]', async () => {
    const opened = openRequest();
    opened.backend.fail('geolocator.autocomplete', { status: 400 }, 1);
    await opened.user.click(await addressField());
    await opened.user.paste('Xinyi Road');
    await tryAgain(opened, 'The address search did not answer. Keep typing to try again.');
    await waitFor(() => expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(2));
    expect(await addressField()).toHaveValue('Xinyi Road');
    expect(listErrorEvents(opened).map(({ event }) => event)).toEqual([
      'geolocator.error.autocomplete DESTINATION_ADDRESS',
    ]);
  });

  it('reports a failing search of the pickup address with its own name [REQ-ADDR-11]', async () => {
    const backend = createFakeBackend();
    backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null } })];
    backend.fail('geolocator.autocomplete', { status: 400 }, 1);
    const opened = openRequest({ backend });
    await opened.user.click(await screen.findByRole('combobox', { name: 'Pickup address' }));
    await opened.user.paste('Xinyi Road');
    await screen.findByText('The address search did not answer. Keep typing to try again.');
    expect(listErrorEvents(opened).map(({ event }) => event)).toEqual([
      'geolocator.error.autocomplete ORIGIN_ADDRESS',
    ]);
  });

  it('reports a place that could not be fetched at the field and fetches it again on request [REQ-ADDR-12]', async () => {
    const opened = openRequest();
    opened.backend.fail('geolocator.details', { status: 404 }, 1);
    await chooseAddress(opened);
    await tryAgain(opened, 'We could not find this place on the map. Choose another suggestion.');
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(listErrorEvents(opened)[0]?.event).toBe(
      'geolocator.error.fetch-place-details DESTINATION_ADDRESS',
    );
  });

  it('removes the fee as soon as another address is typed [REQ-STEP-12]', async () => {
    const opened = openRequest();
    await chooseAddress(opened);
    await screen.findByText('Fee valid for another');
    await opened.user.type(await addressField(), ' x');
    expect(screen.queryByText('Fee valid for another')).toBeNull();
  });
});

describe('outside the delivery area', () => {
  it('shows it at the address and as a warning, and accepts another address [REQ-FEE-02] [REQ-FEE-03] [REQ-FEE-05]', async () => {
    const opened = openRequest();
    await chooseAddress(opened, 'Taoyuan Airport');
    expect(await screen.findByText('We are not there yet')).toBeInTheDocument();
    expect(opened.shell.notices).toMatchObject([
      { type: 'warning', message: 'We cannot deliver that order there.' },
    ]);
    await chooseAddress(opened);
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
  });

  it('raises no warning while the delivery areas are drawn [REQ-FEE-04] [REQ-MAP-05]', async () => {
    const flags = { 'draw-delivery-areas': true };
    const opened = openRequest({ flags });
    opened.backend.state.areas = [
      [
        { latitude: 25, longitude: 121 },
        { latitude: 25.1, longitude: 121 },
        { latitude: 25, longitude: 121.6 },
      ],
    ];
    opened.unmount();
    const drawn = openRequest({ flags, backend: opened.backend });
    await screen.findByRole('switch', { name: 'Delivery area' });
    await chooseAddress(drawn, 'Taoyuan Airport');
    expect(await screen.findByText('We are not there yet')).toBeInTheDocument();
    expect(drawn.shell.notices).toEqual([]);
  });

  it('says one metre for a pin on the border, not none', async () => {
    const backend = createFakeBackend();
    backend.state.areas = [
      [
        AIRPORT,
        { latitude: AIRPORT.latitude, longitude: AIRPORT.longitude + 1 },
        { latitude: AIRPORT.latitude + 1, longitude: AIRPORT.longitude + 1 },
      ],
    ];
    const opened = openRequest({ flags: { 'draw-delivery-areas': true }, backend });
    await screen.findByRole('switch', { name: 'Delivery area' });
    await chooseAddress(opened, 'Taoyuan Airport');
    expect(
      await screen.findByText(/^The marker is 1 m outside the delivery area of Harbour Tea\./),
    ).toBeInTheDocument();
  });

  it.each([
    { call: 'pricing.validateArea', text: 'Unable to verify if order is deliverable', row: 'REQ-FEE-06' },
    { call: 'pricing.fee', text: 'We could not compute the price for that order.', row: 'REQ-FEE-07' },
  ] as const)('reports that $call failed and tries again on request [$row]', async ({ call, text }) => {
    const opened = openRequest();
    opened.backend.fail(call, { status: 400 }, 1);
    await chooseAddress(opened);
    await tryAgain(opened, text);
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(opened.shell.notices).toMatchObject([{ type: 'error', message: text }]);
  });
});
