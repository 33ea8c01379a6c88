import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { closedHours } from '../../../testing/closed-hours';
import {
  addressField,
  chooseAddress,
  fillDetails,
  fillRequest,
  openRequest,
  placeButton,
} from '../../../testing/open-request';

beforeEach(() => localStorage.clear());

describe('the draft', () => {
  it('is restored and priced again after a reload of a partly filled form', async () => {
    const first = openRequest();
    await fillRequest(first);
    await first.user.type(screen.getByLabelText('Unit'), '12F');
    first.unmount();
    const second = openRequest({ backend: first.backend });
    expect(await screen.findByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0912048317');
    expect(screen.getByLabelText('What is the rider carrying?')).toHaveValue('Two teas');
    expect(screen.getByLabelText('Order value')).toHaveValue('640');
    expect(screen.getByLabelText('Unit')).toHaveValue('12F');
    expect(await addressField()).toHaveValue('No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City');
    expect(await screen.findByText('Fee valid for another')).toBeInTheDocument();
    expect(second.backend.callsOf('geolocator.autocomplete')).toHaveLength(1);
  });

  it('belongs to its vendor only', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    opened.shell.ports.vendors.select('v1002');
    await waitFor(() => expect(screen.getByLabelText('Customer name')).toHaveValue(''));
    opened.shell.ports.vendors.select('v1001');
    await waitFor(() => expect(screen.getByLabelText('Customer name')).toHaveValue('Lin Chia-hao'));
  });
});

describe('an expired fee', () => {
  const expire = (backend: ReturnType<typeof createFakeBackend>) =>
    backend.state.quotes.forEach((quote) => {
      quote.validUntil = 0;
    });

  it('is renewed and the order placed without a question when it is the same [REQ-FEE-08] [REQ-FEE-09]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expire(opened.backend);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [first, second] = opened.backend.callsOf('orders.create');
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(opened.backend.state.orders.size).toBe(1);
  });

  it('needs a confirmation when it changed, before the order is sent [REQ-FEE-10]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expire(opened.backend);
    opened.backend.state.fees.base = 99;
    await opened.user.click(placeButton());
    const agree = await screen.findByRole('button', { name: 'Agree and place order' });
    expect(opened.backend.state.orders.size).toBe(0);
    await opened.user.click(agree);
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect([...opened.backend.state.orders.values()][0]?.delivery_fee).toBe(111);
  });

  it('can be declined to continue editing', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expire(opened.backend);
    opened.backend.state.fees.base = 99;
    await opened.user.click(placeButton());
    await opened.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(placeButton()).toBeEnabled());
    expect(screen.getByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    expect(opened.backend.state.orders.size).toBe(0);
  });

  it('is reported when it cannot be renewed [REQ-FEE-12]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expire(opened.backend);
    opened.backend.fail('pricing.fee', { status: 400 });
    await opened.user.click(placeButton());
    expect(
      await screen.findByText('The delivery fee has expired and we could not work out a new one. Try again.'),
    ).toBeInTheDocument();
    expect(opened.backend.state.orders.size).toBe(0);
  });
});

describe('service hours', () => {
  const closedBackend = () => {
    const backend = createFakeBackend();
    const { opens, closes, serviceHours } = closedHours('Asia/Taipei');
    backend.state.parameters['serviceHours'] = serviceHours;
    return { backend, opens, closes };
  };

  it('show the opening window and the local time while the service is closed [REQ-STEP-04] [REQ-HOURS-08]', async () => {
    const { backend, opens, closes } = closedBackend();
    const opened = openRequest({ backend });
    expect(await screen.findByText(`Riders are back at ${opens}`)).toBeInTheDocument();
    expect(
      screen.getByText(
        new RegExp(`Service hours today are ${opens} to ${closes}\\. It is \\d\\d:\\d\\d in Taipei`),
      ),
    ).toBeInTheDocument();
    const notice = new RegExp(`^Riders work from ${opens} to ${closes}\\. It is \\d\\d:\\d\\d now\\.$`);
    expect(opened.shell.notices).toMatchObject([{ type: 'warning', message: expect.stringMatching(notice) }]);
    // A repeated check during closed hours shows no second toast.
    const again = screen.getByRole('button', { name: 'Check again' });
    await opened.user.click(again);
    await screen.findByText(`Riders are back at ${opens}`);
    expect(opened.shell.notices).toHaveLength(1);
  });

  it('open the form after a check during open hours', async () => {
    const { backend } = closedBackend();
    const opened = openRequest({ backend });
    const again = await screen.findByRole('button', { name: 'Check again' });
    const closedAt = Date.now();
    const hour = 3_600_000;
    const untilOpen = (3 * hour + 60_000 - (closedAt % hour)) % (24 * hour);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => closedAt + untilOpen);
    await opened.user.click(again);
    expect(await addressField()).toBeInTheDocument();
    clock.mockRestore();
  });

  it('schedule the next open time where later delivery is offered [FLAG-14] [REQ-FORM-07]', async () => {
    const { backend } = closedBackend();
    const opened = openRequest({ backend, flags: { pre_order: true } });
    await opened.user.click(await screen.findByRole('button', { name: 'Schedule for later' }));
    expect(await screen.findByRole('radio', { name: 'Later' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeDisabled();
    // The newly chosen time is not a draft of an earlier visit.
    expect(screen.queryByRole('region', { name: 'Unfinished request' })).toBeNull();
    await chooseAddress(opened);
    await fillDetails(opened);
    await screen.findByText('Inside your delivery area');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const body = opened.backend.callsOf('orders.create')[0]?.body as { preordered_for: number };
    expect(body.preordered_for).toBeGreaterThan(Date.now() / 1000 + 3500);
  });

  it('that ended while the form was open are reported at the time field, and the order is not placed [REQ-SUBMIT-18]', async () => {
    const backend = createFakeBackend();
    const opened = openRequest({ backend, flags: { pre_order: true } });
    await chooseAddress(opened);
    await fillDetails(opened);
    await screen.findByText('Inside your delivery area');
    backend.state.parameters['serviceHours'] = closedHours('Asia/Taipei').serviceHours;
    await opened.user.click(placeButton());
    const time = await screen.findByRole('radiogroup', { name: 'Delivery time' });
    await waitFor(() => expect(time).toHaveAccessibleDescription(/^The shop is closed right now\./));
    expect(opened.shell.notices).toMatchObject([
      { type: 'error', message: 'Could not create that order', detail: 'The shop is closed right now.' },
    ]);
    expect([backend.state.orders.size, opened.shell.navigations]).toEqual([0, []]);
    await opened.user.click(screen.getByRole('radio', { name: 'Later' }));
    expect(screen.queryByText('The shop is closed right now.')).toBeNull();
  });

  it.each(['9999:0000', 'soon'])('that cannot be parsed (%s) count as open [REQ-HOURS-07]', async (value) => {
    const backend = createFakeBackend();
    backend.state.parameters['serviceHours'] = value;
    openRequest({ backend });
    expect(await addressField()).toBeInTheDocument();
  });

  it('count as open when the call fails [REQ-HOURS-07]', async () => {
    const backend = createFakeBackend();
    backend.fail('parameters.get', { status: 404 });
    openRequest({ backend });
    expect(await addressField()).toBeInTheDocument();
  });

  it('offer no later time without the flag, closed or not [FLAG-14]', async () => {
    const { backend } = closedBackend();
    const opened = openRequest({ backend, flags: { pre_order: false } });
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Schedule for later' })).toBeNull();
    opened.unmount();
    openRequest({ flags: { pre_order: false } });
    expect(await screen.findByRole('radio', { name: 'As soon as possible' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Later' })).toBeNull();
  });
});

describe('a vendor without coordinates', () => {
  const pinless = () => {
    const backend = createFakeBackend();
    backend.state.vendors = [
      buildVendor({ location: { latitude: null, longitude: null, address_text: '' } }),
    ];
    return backend;
  };

  it('keeps the typed values when saving fails and saves on the next try [REQ-ADDR-19]', async () => {
    const opened = openRequest({ backend: pinless() });
    opened.backend.fail('vendors.updateAddress', { status: 400 }, 1);
    await opened.user.type(await screen.findByRole('combobox', { name: 'Pickup address' }), 'Roosevelt');
    await opened.user.click(await screen.findByRole('option'));
    await opened.user.click(await screen.findByRole('button', { name: 'Save pickup address' }));
    const alert = (await screen.findByText('Unable to save address')).closest('[role="alert"]');
    expect(opened.shell.notices).toMatchObject([
      { type: 'error', message: 'Unable to save address', detail: 'We were unable to update the address.' },
    ]);
    await opened.user.click(alert?.querySelector('button') as HTMLElement);
    expect(await addressField()).toBeInTheDocument();
  });
});
