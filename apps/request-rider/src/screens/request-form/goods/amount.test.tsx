import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { draftRequest } from '../../../testing/pay-by-card';
import { continueDraft, openRequest, placeButton } from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => localStorage.clear());

it.each([
  ['DE', '12,50', 12.5],
  ['DE', '1.250', 1250],
  ['PL', '1 250,50', 1250.5],
  ['CL', '4.500', 4500],
  ['KW', '٦٫٢٥٠', 6.25],
  ['SG', '12,50', 12.5],
] as const)('in %s sends an order value of %s unchanged', async (country, typed, amount) => {
  draftRequest('v1001', 'PAID');
  openStoredDraft('v1001')
    .getState()
    .change({ destinationPhoneNumber: '+886912048317', destinationUnitNumber: '3' });
  const opened = openRequest({ country });
  const field = await screen.findByLabelText('Order value');
  await screen.findByText('Inside your delivery area');
  await continueDraft(opened);
  await opened.user.clear(field);
  await opened.user.type(field, typed);
  await opened.user.click(placeButton());
  await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
  expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({ order: { amount } });
});
