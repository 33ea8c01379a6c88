import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell } from '@courier/shell-api/testing';
import texts from '../../locales/en.json';
import { manifest } from '../remote.manifest';
import { payingBackend, STORED } from '../testing/pay-by-card';
import { openRequest } from '../testing/open-request';
import PaymentSettings from './PaymentSettings';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const OTHER = {
  ...STORED,
  id: 'card-2',
  scheme: 'mastercard',
  card_last_digits: '4444',
  expiry_year: '2021',
};

function openSettings(prepare: (backend: ReturnType<typeof payingBackend>) => void = () => undefined) {
  const backend = payingBackend();
  backend.state.payments.instruments.push({ ...STORED }, OTHER);
  prepare(backend);
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors });
  shell.i18n.addResourceBundle('en', manifest.i18nNamespace, texts);
  render(
    <shell.Wrapper>
      <PaymentSettings />
    </shell.Wrapper>,
  );
  return { backend, shell, user: userEvent.setup() };
}

it('a new order begins with the payment method of the settings', async () => {
  const { user } = openSettings();
  const methods = await screen.findByRole('group', { name: 'Payment method for new orders' });
  expect(within(methods).getByRole('radio', { name: 'Paid' })).toBeChecked();
  await user.click(within(methods).getByRole('radio', { name: 'Online payment' }));
  openRequest({ backend: payingBackend() });
  const form = await screen.findByRole('radiogroup', { name: 'Payment' });
  await waitFor(() => expect(within(form).getByRole('radio', { name: 'Online payment' })).toBeChecked());
});

it('a stored card is removed once, even by a double click, and an expired one says so', async () => {
  const { backend, shell, user } = openSettings();
  const expired = (await screen.findByText('Mastercard ending in 4444')).closest('li') as HTMLElement;
  expect(within(expired).getByText(/Expired/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Remove Mastercard ending in 4444' }));
  await waitFor(() => expect(screen.queryByText('Mastercard ending in 4444')).toBeNull());
  expect(backend.callsOf('payments.removeCard').map(({ body }) => body)).toEqual([{ card_id: 'card-2' }]);
  expect(shell.notices.map(({ message }) => message)).toEqual(['Card removed.']);
});

it('a card that could not be removed stays in the list, with a notice', async () => {
  const { shell, user } = openSettings((backend) => backend.fail('payments.removeCard', { status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Remove Mastercard ending in 4444' }));
  await waitFor(() => expect(shell.notices[0]?.message).toBe('This card could not be removed.'));
  expect(screen.getByText('Mastercard ending in 4444')).toBeVisible();
});

it('cards that could not be loaded are loaded again by a button', async () => {
  const { backend, user } = openSettings((fake) => fake.fail('payments.cards', { status: 500 }));
  const alert = await screen.findByText('We could not load your cards.');
  expect(alert).toBeVisible();
  backend.heal('payments.cards');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mastercard ending in 4444')).toBeVisible();
});

it('an account without a vendor sees no methods and waits for none', async () => {
  openSettings((backend) => (backend.state.vendors = []));
  await screen.findByText('Mastercard ending in 4444');
  expect(screen.queryByRole('group', { name: 'Payment method for new orders' })).toBeNull();
  expect(screen.queryByText('Loading payment methods')).toBeNull();
});

it('where no order can be paid by card, the settings do not say how to store one', async () => {
  openSettings((backend) => {
    backend.state.parameters['onlinePaymentActivated'] = 'false';
    backend.state.payments.instruments = [];
  });
  const methods = await screen.findByRole('group', { name: 'Payment method for new orders' });
  expect(within(methods).queryByRole('radio', { name: 'Online payment' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Stored cards' })).toBeNull());
});

it('methods that could not be loaded are loaded again by a button', async () => {
  const { backend, user } = openSettings((fake) => fake.fail('parameters.get', { status: 500 }));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  backend.heal('parameters.get');
  await user.click(retry);
  expect(await screen.findByRole('group', { name: 'Payment method for new orders' })).toBeVisible();
});
