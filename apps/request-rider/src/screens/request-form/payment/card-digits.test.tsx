import '../../../testing/same-realm-bytes';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPayment, payButton, typeCard } from '../../../testing/pay-by-card';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['Arabic', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '١٢٣٩', '١٢٣'],
  ['Bengali', '৪২৪২৪২৪২৪২৪২৪২৪২', '১২৩৯', '১২৩'],
])('accepts a card typed with %s digits', async (_script, number, expiry, code) => {
  const opened = await openPayment();
  await typeCard(opened, { number, expiry, code });
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Expiry date')).toHaveValue('12 / 39');
  expect(screen.getByLabelText('Security code (CVV)')).toHaveValue('123');
  await opened.user.click(payButton());
  await waitFor(() => expect(opened.backend.callsOf('payments.confirm')).toHaveLength(1));
});
