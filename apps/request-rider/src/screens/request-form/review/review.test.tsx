import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { addressField, fillRequest, openRequest, PLACE } from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

const RETURN = /^If the goods come back, the return costs/;

beforeEach(() => localStorage.clear());

describe('the review beside the form [REQ-FORM-04]', () => {
  it('shows addresses, payment and price, and places the order', async () => {
    openStoredDraft('v1001').getState().change({ riderNotes: 'Ring twice', destinationUnitNumber: '12F' });
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Review order' }));
    const review = within(screen.getByRole('dialog', { name: 'Review order' }));
    for (const text of [
      'Harbour Tea',
      `12F, ${PLACE}`,
      'Lin Chia-hao',
      'Two teas',
      'As soon as possible',
      'Ring twice',
    ])
      expect(review.getByText(text)).toBeInTheDocument();
    expect(review.getByText('+886 912 048 317')).toBeInTheDocument();
    expect(review.getByText(/640 · Paid/)).toBeInTheDocument();
    expect(review.getByText('Base fee')).toBeInTheDocument();
    await opened.user.click(review.getByRole('button', { name: /^Place order · NT\s72$/ }));
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the price of a return, as the docket does', async () => {
    const opened = openRequest({ backend: createFakeBackend({ returnFee: 36 }) });
    await fillRequest(opened);
    const docket = within(screen.getByRole('region', { name: 'Fee and arrival' }));
    expect(docket.getByText(RETURN)).toHaveTextContent(/NT\s36 extra\.$/);
    await opened.user.click(screen.getByRole('button', { name: 'Review order' }));
    const review = within(screen.getByRole('dialog', { name: 'Review order' }));
    expect(review.getByText(RETURN)).toHaveTextContent(/NT\s36 extra\.$/);
  });

  it('shows nothing about returns where no price is set for them', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Review order' }));
    expect(screen.queryByText(RETURN)).toBeNull();
  });

  it('returns to the form, and is not offered before there is a fee', async () => {
    const opened = openRequest();
    await addressField();
    expect(screen.queryByRole('button', { name: 'Review order' })).toBeNull();
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Review order' }));
    await opened.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
  });
});
