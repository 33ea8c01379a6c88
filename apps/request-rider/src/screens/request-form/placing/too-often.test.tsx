import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { DETAILS, addressField, fillRequest, openRequest, placeButton } from '../../../testing/open-request';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const refused = { status: 429, translationKey: 'error.too-many-requests', retryAfter: 42 };
const later = (seconds: number) => {
  const at = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => at);
};

it('counts the wait down in place, keeps typed values, and allows a retry when it is over', async () => {
  const backend = createFakeBackend();
  const opened = openRequest({ backend });
  await fillRequest(opened);
  backend.fail('orders.create', refused, 1);
  await opened.user.click(placeButton());

  const wait = await screen.findByText(/You can go on in 4[12] s\./);
  const again = within(wait.closest('[role="alert"]') as HTMLElement).getByRole('button');
  expect(again).toBeDisabled();
  expect(placeButton()).toBeDisabled();
  expect(screen.getByLabelText('Customer name')).toHaveValue(DETAILS.name);
  expect(screen.getByLabelText('What is the rider carrying?')).toHaveValue(DETAILS.description);

  later(30);
  expect(await screen.findByText(/You can go on in 1[12] s\./)).toBeVisible();
  expect(backend.callsOf('orders.create')).toHaveLength(1);
  later(13);
  expect(await screen.findByText('The wait is over: you can go on.')).toBeVisible();
  await opened.user.click(again);
  await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  expect(backend.state.orders.size).toBe(1);
});

it('waits for a rate-limited fee request', async () => {
  const backend = createFakeBackend();
  backend.fail('pricing.fee', { ...refused, retryAfter: 180 }, 1);
  const opened = openRequest({ backend });
  await opened.user.type(await addressField(), 'Xinyi Road');
  await opened.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(await screen.findByText(/You can go on in 3 min\./)).toBeVisible();
});
