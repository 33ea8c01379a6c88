import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  addressField,
  chooseAddress,
  fillRequest,
  openRequest,
  placeButton,
} from '../../../testing/open-request';
import { openPayment } from '../../../testing/pay-by-card';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom draws no maps: the pin is a keyboard control instead.
const pin = () => screen.findByRole('button', { name: /^Delivery marker/ });

describe('the pin of the destination', () => {
  it('changes the destination: a new fee is requested, its address is looked up, and both are sent [REQ-STEP-13]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    const control = await pin();
    expect(control).toHaveAccessibleName('Delivery marker at 25.03396, 121.56447');
    control.focus();
    await opened.user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    const moved = { latitude: expect.any(Number), longitude: 121.56447 };
    await waitFor(() => expect(opened.backend.callsOf('pricing.fee')).toHaveLength(2));
    const [, fee] = opened.backend.callsOf('pricing.fee');
    expect(fee?.body).toMatchObject({ destination: moved });
    const { latitude } = (fee?.body as { destination: { latitude: number } }).destination;
    expect(latitude).toBeGreaterThan(25.034);
    expect(opened.backend.callsOf('geolocator.reverse')[0]?.query).toMatchObject({ lat: String(latitude) });
    expect(await screen.findByText('Inside your delivery area · marker confirmed')).toBeInTheDocument();
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      customer: { location: { latitude, longitude: 121.56447 } },
    });
  });

  it('can be put on the map without an address [REQ-STEP-13]', async () => {
    const opened = openRequest();
    await addressField();
    await opened.user.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    expect(screen.getByText('Press the map where it goes, or drag the marker')).toBeInTheDocument();
    expect(opened.backend.callsOf('pricing.fee')).toHaveLength(0);
    (await pin()).focus();
    await opened.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(opened.backend.callsOf('pricing.fee')).toHaveLength(1));
    expect(await addressField()).not.toHaveValue('');
    expect(screen.getByText('Drag the marker to the right entrance')).toBeInTheDocument();
  });

  it('is fixed during a card payment', async () => {
    await openPayment();
    await screen.findByRole('button', { name: /^Pay and place order/ });
    await waitFor(() => expect(screen.queryByText('Drag the marker to the right entrance')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Delivery marker/ })).toBeNull();
  });

  it('shows before the payment that it can be moved', async () => {
    const opened = openRequest();
    await chooseAddress(opened);
    expect(await screen.findByText('Drag the marker to the right entrance')).toBeInTheDocument();
  });
});
