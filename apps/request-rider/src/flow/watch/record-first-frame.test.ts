import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Order } from '@courier/api-client';
import { buildOrder, buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { browserStorage, tabStorage } from '@courier/config/document';
import { createTestShell } from '@courier/shell-api/testing';
import { createRequest } from '../create-request';
import { pendingPayments } from '../../testing/stored-values';

const KEY = 'other-first-frame:request-rider/request-form:v1001';
const noted = () => localStorage.getItem(KEY);
let close: () => void;
const local = browserStorage();
const written = jest.fn(local.write);

function open(location: { latitude?: null; longitude?: null } = {}, order: Order | null = null) {
  const vendor = buildVendor({ location });
  const { ports, queryClient: cache } = createTestShell({
    api: createFakeBackend().client,
    vendors: [vendor],
    storage: { local: { ...local, write: written }, tab: tabStorage() },
  });
  const request = createRequest({ ports, cache, vendor, order });
  close = request.open();
  return request;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

it('records an existing draft, so that the next visit expects it', () => {
  const { draft } = open();
  expect(noted()).toBeNull();
  draft.getState().setAddressQuery('Xinyi');
  expect(noted()).toBe('1');
  draft.getState().setAddressQuery('');
  draft.getState().change({ paymentMethod: 'PAID' });
  expect(noted()).toBeNull();
  draft.getState().change({ orderDescription: 'Two teas' });
  expect(noted()).toBe('1');
  draft.getState().clear();
  expect(noted()).toBeNull();
});

it('records a missing pickup address as soon as the form opens', () => {
  open({ latitude: null, longitude: null });
  expect(noted()).toBe('1');
});

it('does not record again on every key', () => {
  const { draft } = open();
  written.mockClear();
  draft.getState().change({ orderDescription: 'Two' });
  draft.getState().change({ orderDescription: 'Two teas' });
  expect(written.mock.calls.filter(([key]) => key === KEY)).toHaveLength(1);
});

it('records nothing for an update, so that a new order uses the prerendered HTML', () => {
  const { draft } = open({}, buildOrder({ vendor_id: 'v1001', status: 'RECEIVED' }));
  draft.getState().change({ orderDescription: 'Three teas' });
  expect(noted()).toBeNull();
});

it('records nothing after the form was closed', () => {
  const { draft, flow } = open();
  close();
  draft.getState().change({ orderDescription: 'Two teas' });
  flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude: 25.0339, longitude: 121.5645 } });
  expect(noted()).toBeNull();
});

it('ignores the payment of another vendor', () => {
  pendingPayments.store({ vendorId: 'v1002', orderId: null, intentId: 'i1' });
  open();
  expect(noted()).toBeNull();
});

it('records an unsettled payment', () => {
  pendingPayments.store({ vendorId: 'v1001', orderId: null, intentId: 'i1' });
  open();
  expect(noted()).toBe('1');
});
