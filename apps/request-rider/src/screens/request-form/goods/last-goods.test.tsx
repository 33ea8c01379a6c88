import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { openRequest } from '../../../testing/open-request';

beforeEach(() => localStorage.clear());

function openWithOrder() {
  const backend = createFakeBackend();
  const order = buildOrder({ status: 'DELIVERED' });
  backend.addOrder({
    ...order,
    customer: { ...order.customer, phone_number: '+886912048317' },
    order: { ...order.order, description: 'One milk tea', amount: 85 },
  });
  return openRequest({ backend });
}

it('offers goods and value of the customer’s last order, and fills both', async () => {
  const { user } = openWithOrder();
  await user.type(await screen.findByLabelText('Mobile number'), '0912048317');
  await user.click(await screen.findByRole('button', { name: /^As last time: One milk tea · NT.85$/ }));
  expect(screen.getByLabelText('What is the rider carrying?')).toHaveValue('One milk tea');
  expect(screen.getByLabelText('Order value')).toHaveValue('85');
  expect(screen.queryByRole('button', { name: /^As last time/ })).toBeNull();
});

it('offers nothing to another customer or over typed goods', async () => {
  const { user } = openWithOrder();
  const phone = await screen.findByLabelText('Mobile number');
  await user.type(phone, '0912048317');
  await screen.findByRole('button', { name: /^As last time/ });
  await user.type(screen.getByLabelText('What is the rider carrying?'), 'x');
  expect(screen.queryByRole('button', { name: /^As last time/ })).toBeNull();
  await user.clear(screen.getByLabelText('What is the rider carrying?'));
  await user.type(phone, '{Backspace}8');
  expect(screen.queryByRole('button', { name: /^As last time/ })).toBeNull();
});
