import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import {
  addressField,
  fillRequest,
  openRequest,
  placeButton,
  type Opened,
} from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => localStorage.clear());

const VENDOR = 'v4711';
const ROOSEVELT = 'No. 100, Section 2, Roosevelt Road, Zhongzheng District, Taipei City';

/** The second vendor of an account, which has no coordinates. */
function openPinless(options: Parameters<typeof openRequest>[0] = {}): Opened {
  const backend = options.backend ?? createFakeBackend();
  const location = { latitude: null, longitude: null, address_text: '' };
  backend.state.vendors = [buildVendor({ vendor_id: VENDOR, name: 'Night Noodles', location })];
  return openRequest({ ...options, backend, path: `/request-a-rider/${VENDOR}` });
}

const pickup = () => screen.findByRole('combobox', { name: 'Pickup address' });
const saved = ({ backend }: Opened) => backend.callsOf('vendors.updateAddress')[0];
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save pickup address' }));

async function choose(opened: Opened, text: string): Promise<void> {
  await opened.user.clear(await pickup());
  await opened.user.click(await pickup());
  await opened.user.paste(text);
  await opened.user.click(await screen.findByRole('option'));
  await screen.findByLabelText(/^Notes for the pickup/);
}

describe('the pickup address', () => {
  it('is saved with every part of the chosen place and the typed details [REQ-ADDR-17] [REQ-ADDR-18] [REQ-ADDR-20] [REQ-STEP-08]', async () => {
    const opened = openPinless();
    await choose(opened, 'Roosevelt');
    await opened.user.click(screen.getByLabelText(/^Unit/));
    await opened.user.paste('2F');
    await opened.user.click(screen.getByLabelText(/^Building/));
    await opened.user.paste('North');
    await opened.user.click(screen.getByLabelText(/^Notes for the pickup/));
    await opened.user.paste('Side door, ring twice');
    await save(opened);
    expect(await addressField()).toBeInTheDocument();
    expect(saved(opened)).toMatchObject({
      params: { vendorId: VENDOR },
      body: {
        address_text: ROOSEVELT,
        unit: '2F',
        building: 'North',
        notes: 'Side door, ring twice',
        city: 'Taipei City',
        country_code: 'TW',
        postal_code: '100',
        street_address: 'Section 2, Roosevelt Road 100',
        latitude: 25.02514,
        longitude: 121.52607,
      },
    });
    expect(opened.shell.notices).toMatchObject([{ type: 'success', message: 'Address saved' }]);
  });

  it('is saved after the look-up, when the button was pressed before its end', async () => {
    const opened = openPinless();
    const release = opened.backend.delay('geolocator.reverse');
    await opened.user.click(await pickup());
    await opened.user.paste('Roosevelt');
    await opened.user.click(await screen.findByRole('option'));
    // No element that would move the button may appear after it is enabled.
    const before = document.querySelectorAll('input, textarea, p').length;
    await save(opened);
    expect(document.querySelectorAll('input, textarea, p')).toHaveLength(before);
    expect(screen.getByLabelText(/^Notes for the pickup/)).toBeInTheDocument();
    expect(opened.shell.notices).toEqual([]);
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
    release();
    await addressField();
    expect(saved(opened)?.body).toMatchObject({ city: 'Taipei City', latitude: 25.02514 });
  });

  it('is saved in the vendor’s country when the parts of the place cannot be loaded [REQ-ADDR-17]', async () => {
    const backend = createFakeBackend();
    backend.fail('geolocator.reverse', { status: 404 });
    const opened = openPinless({ backend, country: 'KW' });
    await choose(opened, 'Roosevelt');
    await save(opened);
    await addressField();
    expect(saved(opened)?.body).toMatchObject({
      country_code: 'KW',
      street_address: ROOSEVELT,
      latitude: 25.02514,
    });
    expect(opened.shell.events.map(({ event }) => event)).toContain(
      'geolocator.error.reverse ORIGIN_ADDRESS',
    );
  });

  it('loses its pin when another text is typed, and the text is searched [REQ-ADDR-17] [REQ-VALID-18]', async () => {
    const opened = openPinless();
    await choose(opened, 'Roosevelt');
    await opened.user.clear(await pickup());
    await opened.user.click(await pickup());
    await opened.user.paste('Zhongxiao East');
    expect(screen.queryByLabelText(/^Notes for the pickup/)).toBeNull();
    await save(opened);
    expect(await screen.findByText('No coordinates for that address')).toBeInTheDocument();
    expect(opened.shell.notices).toMatchObject([
      { type: 'warning', message: 'No coordinates for that address' },
    ]);
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
    await opened.user.click(await pickup());
    await opened.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await screen.findByLabelText(/^Notes for the pickup/);
    expect(screen.queryByText('No coordinates for that address')).toBeNull();
    await save(opened);
    await addressField();
    expect(saved(opened)?.body).toMatchObject({ address_text: expect.stringContaining('Zhongxiao East') });
    expect(saved(opened)?.body).not.toMatchObject({ latitude: 25.02514 });
  });

  it.each([
    ['a text of more than 255 bytes', { text: '路'.repeat(85) + 'a' }, 'Address is too long'],
    ['notes of more than 1000 bytes', { notes: `${'門'.repeat(333)}ab` }, 'Notes are too long'],
  ])('is not saved with %s [REQ-VALID-16] [REQ-VALID-17]', async (_, more, text) => {
    openStoredDraft(VENDOR)
      .getState()
      .changePickup({ text: ROOSEVELT, latitude: 25.025, longitude: 121.526, ...more });
    const opened = openPinless();
    await screen.findByLabelText(/^Notes for the pickup/);
    await save(opened);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
  });

  it.each([
    ['a text of 255 bytes', { text: '路'.repeat(85) }],
    ['notes of 1000 bytes', { notes: `${'門'.repeat(333)}a` }],
  ])('is saved with %s [REQ-VALID-16] [REQ-VALID-17]', async (_, more) => {
    openStoredDraft(VENDOR)
      .getState()
      .changePickup({ text: ROOSEVELT, latitude: 25.025, longitude: 121.526, ...more });
    const opened = openPinless();
    await screen.findByLabelText(/^Notes for the pickup/);
    await save(opened);
    await waitFor(() => expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(1));
  });

  it('of a guest is sent with the order and not saved [REQ-ADDR-20]', async () => {
    const guest = { name: 'Wang Mei', email: 'mei@mail.test', phoneNumber: '+886912000111' };
    const backend = createFakeBackend();
    backend.state.parameters['paymentMethods'] = 'CASH_ON_DELIVERY';
    const opened = openPinless({ backend, mode: 'GUEST', guest });
    await choose(opened, 'Roosevelt');
    await opened.user.click(screen.getByLabelText(/^Notes for the pickup/));
    await opened.user.paste('Side door');
    await save(opened);
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      sender: { location: { address: ROOSEVELT, notes: 'Side door', latitude: 25.02514 } },
    });
    expect(opened.backend.callsOf('vendors.updateAddress')).toHaveLength(0);
  });
});
