import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { chooseAddress, fillDetails, openRequest, type Opened } from '../../../testing/open-request';

const wide = window.matchMedia;
beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 767px') });
});
afterEach(() => {
  window.matchMedia = wide;
});

const step = () => screen.getByRole('listitem', { current: 'step' }).textContent;
const press = async ({ user }: Opened, name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));

async function toReview(opened: Opened) {
  await chooseAddress(opened);
  await screen.findByText('Inside your delivery area');
  await press(opened, 'Continue to details');
  await screen.findByLabelText('Customer name');
  // Values typed in the previous step are not a draft of an earlier visit.
  expect(screen.queryByRole('region', { name: 'Unfinished request' })).toBeNull();
  await fillDetails(opened);
  await press(opened, 'Review order');
  await screen.findByRole('button', { name: /^Place order · / });
}

describe('the form on a phone', () => {
  it('goes from Where over Details to Review and places the order [REQ-STEP-05] [REQ-FORM-03] [REQ-FORM-04]', async () => {
    const opened = openRequest();
    await toReview(opened);
    expect(step()).toBe('3. Review');
    for (const text of ['Harbour Tea', 'Lin Chia-hao', 'Two teas', 'As soon as possible']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/640 · Paid/)).toBeInTheDocument();
    await press(opened, /^Place order · NT/);
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('names the price of a return in the review', async () => {
    await toReview(openRequest({ backend: createFakeBackend({ returnFee: 36 }) }));
    expect(screen.getByText(/^If the goods come back, the return costs NT\s36 extra\.$/)).toBeInTheDocument();
  });

  it('goes back from Review to Details and keeps what was typed [REQ-STEP-06]', async () => {
    const opened = openRequest();
    await toReview(opened);
    expect(opened.address()).toContain('step=review');
    act(() => opened.back());
    expect(await screen.findByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    expect(opened.address()).toContain('step=details');
  });

  it('refuses to go back while the order is on its way', async () => {
    const opened = openRequest();
    await toReview(opened);
    const release = opened.backend.delay('orders.create');
    await press(opened, /^Place order · NT/);
    act(() => opened.back());
    await waitFor(() => expect(opened.address()).toContain('step=review'));
    expect(step()).toBe('3. Review');
    release();
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')).toHaveLength(1);
  });

  it('shows what is missing instead of continuing without an address', async () => {
    const opened = openRequest();
    await press(opened, 'Continue to details');
    expect(await screen.findByText('Enter the delivery address')).toBeInTheDocument();
    expect(step()).toBe('1. Where');
  });

  it('needs one Back from Details to Where, regardless of earlier problems', async () => {
    const opened = openRequest();
    await chooseAddress(opened);
    await screen.findByText('Inside your delivery area');
    await press(opened, 'Continue to details');
    await press(opened, 'Review order');
    await press(opened, 'Review order');
    expect(await screen.findByText("Enter the customer's name")).toBeInTheDocument();
    act(() => opened.back());
    await waitFor(() => expect(step()).toBe('1. Where'));
  });

  it('leads back to the addresses', async () => {
    const opened = openRequest();
    await toReview(opened);
    await press(opened, 'Edit the addresses');
    await waitFor(() => expect(step()).toBe('1. Where'));
    expect(screen.getByRole('combobox', { name: 'Deliver to' })).toHaveValue(
      'No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City',
    );
  });
});
