import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Order } from '@courier/api-client';
import { buildOrder, buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { createRequest } from './create-request';
import { rememberPayment } from '../model/pending-payment';

/** Where the shell looks before it shows the first frame of this screen. */
const KEY = 'other-first-frame:request-rider/request-form:v1001';
const noted = () => localStorage.getItem(KEY);
let close: () => void;

function open(location: { latitude?: null; longitude?: null } = {}, order: Order | null = null) {
  const vendor = buildVendor({ location });
  const { ports, queryClient: cache } = createTestShell({
    api: createFakeBackend().client,
    vendors: [vendor],
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

it('a draft is noted while there is one, so that the next visit begins with it', () => {
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

it('a vendor whose place is asked for first is noted as soon as its form opens', () => {
  open({ latitude: null, longitude: null });
  expect(noted()).toBe('1');
});

it('what is typed on is not noted again at every key', () => {
  const { draft } = open();
  const written = jest.spyOn(Storage.prototype, 'setItem');
  draft.getState().change({ orderDescription: 'Two' });
  draft.getState().change({ orderDescription: 'Two teas' });
  expect(written.mock.calls.filter(([key]) => key === KEY)).toHaveLength(1);
});

it('what is changed of an order is not noted: the form for a new one begins as ever', () => {
  const { draft } = open({}, buildOrder({ vendor_id: 'v1001', status: 'RECEIVED' }));
  draft.getState().change({ orderDescription: 'Three teas' });
  expect(noted()).toBeNull();
});

it('nothing is noted once the form is put away', () => {
  const { draft, flow } = open();
  close();
  draft.getState().change({ orderDescription: 'Two teas' });
  flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude: 25.0339, longitude: 121.5645 } });
  expect(noted()).toBeNull();
});

it('a payment of another vendor is not noted', () => {
  rememberPayment({ vendorId: 'v1002', orderId: null, intentId: 'i1' });
  open();
  expect(noted()).toBeNull();
});

it('a payment that is not settled is noted', () => {
  rememberPayment({ vendorId: 'v1001', orderId: null, intentId: 'i1' });
  open();
  expect(noted()).toBe('1');
});
