import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { createApiClient } from '@courier/api-client';
import { createFakeBackend } from '@courier/api-client/testing';
import { draftStorageKey } from '../../../model/draft/order-draft.store';
import {
  continueDraft,
  PLACE,
  fillRequest,
  openRequest,
  placeButton,
  tryAgain,
} from '../../../testing/open-request';

beforeEach(() => localStorage.clear());

describe('placing an order', () => {
  it('sends the documented payload and opens tracking [REQ-SUBMIT-01] [REQ-SUBMIT-03] [REQ-SUBMIT-04] [REQ-SUBMIT-08] [REQ-ROUTE-04]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const [call] = opened.backend.callsOf('orders.create');
    const [fee] = opened.backend.callsOf('pricing.fee');
    expect(fee?.body).toEqual({
      source: { latitude: 25.0418, longitude: 121.5519 },
      destination: { latitude: 25.03396, longitude: 121.56447 },
      vendor_id: 'v1001',
      delivery_type: 'food',
    });
    expect(call?.body).toEqual({
      vendor_id: 'v1001',
      customer: {
        location: {
          latitude: 25.03396,
          longitude: 121.56447,
          address: PLACE,
          address_parts: { unit: '', building: '', text: PLACE },
          notes: '',
        },
        phone_number: '+886912048317',
        name: 'Lin Chia-hao',
      },
      order: { payment_method: 'PAID', amount: 640, description: 'Two teas', cold_bag_needed: false },
      age_validation_required: false,
      login_pickup_estimation: 15,
      delivery_fee: expect.any(Number),
      signature: expect.any(String),
    });
    const [orderId] = [...opened.backend.state.orders.keys()];
    expect(opened.shell.navigations).toEqual([`/order-tracking/v1001?order_id=${orderId}`]);
    expect(opened.shell.notices).toMatchObject([{ type: 'success', message: 'Order pushed!' }]);
  });

  it('joins unit, building and text by commas and sends the notes [REQ-SUBMIT-02] [REQ-FORM-09]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.type(screen.getByLabelText('Unit'), '12F-3');
    await opened.user.type(screen.getByLabelText('Building'), 'Block B');
    await opened.user.type(screen.getByLabelText('Notes to rider'), 'Ring twice');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.backend.callsOf('orders.create')).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      customer: { location: { address: `12F-3, Block B, ${PLACE}`, notes: 'Ring twice' } },
    });
  });

  it('does not ask a vendor with coordinates for a pickup address, and places one order for a double click [REQ-SUBMIT-15] [REQ-STEP-10]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.dblClick(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.callsOf('orders.create')).toHaveLength(1);
    expect(opened.backend.state.orders.size).toBe(1);
  });

  it('disables the button while sending [REQ-SUBMIT-15]', async () => {
    const backend = createFakeBackend();
    const opened = openRequest({ backend });
    await fillRequest(opened);
    const release = backend.delay('orders.create');
    await opened.user.click(placeButton());
    expect(await screen.findByRole('button', { name: /Requesting/ })).toBeDisabled();
    expect(screen.getByLabelText('Customer name')).toBeDisabled();
    release();
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('waits only for the order call when the form is complete', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    opened.backend.delay('parameters.get');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('reports each step to analytics, without personal data [SHELL-STORE-11]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const steps = opened.shell.events
      .filter(({ event }) => event === 'order_request_step')
      .map(({ data }) => data?.['step']);
    for (const step of [
      'AskForDestinationAddress',
      'CheckIfDestinationIsValid',
      'FillOrderDetails',
      'FillPaymentDetails',
    ]) {
      expect(steps).toContain(step);
    }
    expect(JSON.stringify(opened.shell.events)).not.toMatch(/Lin|912048317|Xinyi/);
  });

  it('supports Ctrl+Enter', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
  });

  it('clears the draft after success [REQ-STEP-14]', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    expect(localStorage.getItem(draftStorageKey('v1001'))).toContain('Lin Chia-hao');
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(localStorage.getItem(draftStorageKey('v1001'))).not.toContain('Lin Chia-hao');
  });

  it.each([
    ['refused', 400, 'Could not create that order'],
    ['not answered', 500, 'We got no answer'],
  ])(
    'keeps the form, reports it also outside of it and offers one retry when the order is %s [REQ-SUBMIT-09]',
    async (_name, status, title) => {
      const opened = openRequest();
      await fillRequest(opened);
      opened.backend.fail('orders.create', { status, message: 'No' }, 1);
      await opened.user.click(placeButton());
      await tryAgain(opened, title);
      await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
      expect(opened.shell.notices[0]).toMatchObject({
        type: 'error',
        message: 'Could not create that order',
      });
    },
  );

  it('shows a refusal at the field the server names', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    const failure = {
      status: 400,
      translationKey: 'validation.phone-incorrect',
      field: 'customer.phone_number',
    };
    opened.backend.fail('orders.create', failure, 1);
    await opened.user.click(placeButton());
    expect(await screen.findByText("The phone number doesn't seem correct")).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0912048317');
  });
});

describe('without a connection', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)));

  it('reports at once that nothing was sent, keeps the form, and never sends it automatically later', async () => {
    const opened = openRequest();
    await fillRequest(opened);
    act(() => onlineManager.setOnline(false));
    await opened.user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent');
    expect(screen.getByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.queryByText(/Nothing was sent/)).toBeNull());
    expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
    await opened.user.click(placeButton());
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(opened.backend.state.orders.size).toBe(1);
  });
});

describe('a lost answer', () => {
  /** A backend that commits POST /order but loses its first `times` answers. */
  function losing(times: number) {
    const backend = createFakeBackend();
    let left = times;
    const client = createApiClient({
      baseUrl: '/courier/api/v1',
      authorization: () => 'Bearer a|b',
      retryDelay: () => 0,
      fetch: async (input, init) => {
        const answer = await backend.fetch(input, init);
        const placing =
          String(input instanceof Request ? input.url : input).endsWith('/order') && init?.method === 'POST';
        if (!placing || left === 0) return answer;
        left -= 1;
        throw new TypeError('connection reset');
      },
    });
    return { backend, client };
  }

  it('is retried under the same key and places one order', async () => {
    const { backend, client } = losing(4);
    const opened = openRequest({ backend, api: client });
    await fillRequest(opened);
    await opened.user.click(placeButton());
    await tryAgain(opened, 'We got no answer');
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    const keys = backend.callsOf('orders.create').map((call) => call.idempotencyKey);
    expect(keys.length).toBeGreaterThan(4);
    expect(new Set(keys).size).toBe(1);
    expect(backend.state.orders.size).toBe(1);
  });

  it('keeps its key across a reload', async () => {
    const { backend, client } = losing(4);
    const first = openRequest({ backend, api: client });
    await fillRequest(first);
    await first.user.click(placeButton());
    await screen.findByText('We got no answer');
    first.unmount();
    const second = openRequest({ backend, api: client });
    await screen.findByText('Inside your delivery area');
    await continueDraft(second);
    await second.user.click(placeButton());
    await waitFor(() => expect(second.shell.navigations).toHaveLength(1));
    expect(new Set(backend.callsOf('orders.create').map((call) => call.idempotencyKey)).size).toBe(1);
    expect(backend.state.orders.size).toBe(1);
  });
});
