import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import {
  DETAILS,
  addressField,
  fillDetails,
  openRequest,
  placeButton,
  type Opened,
} from '../../../testing/open-request';
import { FAULTS, faultyLine, type Fault } from '../../../testing/faulty-line';

beforeEach(() => localStorage.clear());

function open(backend = createFakeBackend(), flags = {}) {
  const line = faultyLine(backend);
  const opened = openRequest({ backend, api: line.client, flags });
  return { ...opened, line };
}

function expectIntact() {
  expect(screen.getByLabelText('Customer name')).toHaveValue(DETAILS.name);
  expect(screen.getByLabelText('Mobile number')).toHaveValue(DETAILS.phone);
  expect(screen.getByLabelText('Order value')).toHaveValue(DETAILS.amount);
  expect(screen.getByLabelText('What is the rider carrying?')).toHaveValue(DETAILS.description);
}

const retryAt = async (text: string | RegExp) => {
  const alert = (await screen.findByText(text)).closest('[role="alert"]');
  const buttons = within(alert as HTMLElement).getAllByRole('button');
  expect(buttons).toHaveLength(1);
  return buttons[0] as HTMLElement;
};

/** Fails the call with each fault, retrying each; then lets it succeed. */
async function sufferAll(
  { user, line }: Opened & { line: ReturnType<typeof faultyLine> },
  pathEnd: string,
  text: (fault: Fault) => string | RegExp,
  start: () => Promise<void>,
) {
  const faults = Object.values(FAULTS);
  line.break(pathEnd, faults[0] ?? 'reset');
  await start();
  for (const [index, fault] of faults.entries()) {
    const retry = await retryAt(text(fault));
    expectIntact();
    const next = faults[index + 1];
    if (next) line.break(pathEnd, next);
    else line.mend();
    const before = line.hits();
    await user.click(retry);
    // The next message may have the same text, so wait for the next failed call.
    if (next) await waitFor(() => expect(line.hits()).toBeGreaterThan(before));
  }
}

describe('each failed call of the form is reported in place and retried by one button', () => {
  const filled = async (opened: Opened & { line: ReturnType<typeof faultyLine> }) => {
    await addressField();
    await fillDetails(opened);
    return opened;
  };
  const choose = async ({ user }: Opened) => {
    await user.type(await addressField(), 'Xinyi Road');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  };

  it.each<[call: string, pathEnd: string, text: string]>([
    ['the place', '/details', 'We could not find this place on the map. Choose another suggestion.'],
    ['the delivery area', '/delivery/area/validate', 'Unable to verify if order is deliverable'],
    ['the fee', '/delivery/fee', 'We could not compute the price for that order.'],
  ])('%s', async (call, pathEnd, text) => {
    const opened = await filled(open());
    const expectedCallText = (fault: Fault) =>
      call === 'the place' && (fault === 'truncated' || fault === 'html')
        ? 'We cannot compute the location of this address'
        : text;
    await sufferAll(opened, pathEnd, expectedCallText, () => choose(opened));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
  });

  it.each([
    ['the look-up of a voucher', '/voucher/TEN', 'We could not check this voucher code.'],
    [
      'the validation of a voucher',
      '/voucher/validate',
      'This voucher cannot be used for this order. It was removed.',
    ],
  ])('%s keeps the code and is applied again by its own button', async (_call, pathEnd, text) => {
    const backend = createFakeBackend();
    const valid_until = Math.floor(Date.now() / 1000) + 86_400;
    backend.state.vouchers['TEN'] = {
      code: 'TEN',
      type: 'amount',
      amount: 10,
      currency: 'TWD',
      valid_until,
      available: true,
    };
    const opened = await filled(open(backend, { voucher: true }));
    await choose(opened);
    await screen.findByText('Inside your delivery area');
    const code = screen.getByLabelText(/^Voucher code/);
    await opened.user.type(code, 'TEN');
    for (const fault of Object.values(FAULTS)) {
      opened.line.break(pathEnd, fault);
      const before = opened.line.hits();
      await opened.user.click(screen.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(opened.line.hits()).toBeGreaterThan(before));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(code).toHaveValue('TEN');
      expectIntact();
    }
    opened.line.mend();
    await opened.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Taken off the delivery fee')).toBeInTheDocument();
  });

  it('the search of addresses', async () => {
    const opened = await filled(open());
    const text = 'The address search did not answer. Keep typing to try again.';
    await sufferAll(
      opened,
      '/autocomplete',
      () => text,
      async () => {
        await opened.user.type(await addressField(), 'Xinyi Road');
      },
    );
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  });

  it('the order itself, which is placed once', async () => {
    const opened = await filled(open());
    await choose(opened);
    await screen.findByText('Inside your delivery area');
    const expectedOrderText = (fault: Fault) =>
      fault === 429 ? 'Could not create that order' : 'We got no answer';
    await sufferAll(opened, '/order', expectedOrderText, () => opened.user.click(placeButton()));
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.state.orders.size).toBe(1);
  });

  it('the payment methods of the country', async () => {
    const opened = open();
    opened.line.break('/paymentMethods', 'html');
    await filled(opened);
    await sufferAll(
      opened,
      '/paymentMethods',
      () => 'We could not read which payment methods are open.',
      async () => {
        await opened.user.click(await retryAt('We could not read which payment methods are open.'));
      },
    );
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeInTheDocument();
  });

  it('the pickup address of a vendor without one', async () => {
    const backend = createFakeBackend();
    backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null } })];
    const opened = open(backend);
    await opened.user.type(await screen.findByRole('combobox', { name: 'Pickup address' }), 'Roosevelt');
    await opened.user.click(await screen.findByRole('option'));
    opened.line.break('/address', 500);
    await opened.user.click(await screen.findByRole('button', { name: 'Save pickup address' }));
    for (const fault of Object.values(FAULTS)) {
      const retry = await retryAt('Unable to save address');
      expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(
        'No. 100, Section 2, Roosevelt Road, Zhongzheng District, Taipei City',
      );
      opened.line.break('/address', fault);
      const before = opened.line.hits();
      await opened.user.click(retry);
      await waitFor(() => expect(opened.line.hits()).toBeGreaterThan(before));
    }
    opened.line.mend();
    await opened.user.click(await retryAt('Unable to save address'));
    expect(await addressField()).toBeInTheDocument();
  });

  it.each<Fault>(['slow', 500, 'html'])(
    'the form works without optional data: hours, value limit, estimates, areas and customers (%s)',
    async (fault) => {
      const flags = { 'draw-delivery-areas': true, 'activate-address-book': true };
      const opened = open(createFakeBackend(), flags);
      opened.line.break(
        [
          '/serviceHours',
          '/orderItemValueExceedLimit',
          '/estimations',
          '/areas/v1001',
          '/search-customers/v1001',
        ],
        fault,
      );
      await filled(opened);
      await choose(opened);
      expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
      opened.line.mend();
      await opened.user.click(placeButton());
      await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    },
  );
});
