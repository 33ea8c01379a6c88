import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { createRequest } from './create-request';
import { otherFirstFrameKey } from './follow-first-frame';
import { rememberPayment } from '../model/pending-payment';

const noted = () => localStorage.getItem(otherFirstFrameKey('v1001'));
let close: () => void;

function open(location: { latitude?: null; longitude?: null } = {}) {
  const vendor = buildVendor({ location });
  const { ports, queryClient: cache } = createTestShell({
    api: createFakeBackend().client,
    vendors: [vendor],
  });
  const request = createRequest({ ports, cache, vendor, order: null });
  close = request.open();
  return request;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => close());

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

it('a payment that is not settled is noted', () => {
  rememberPayment({ vendorId: 'v1001', orderId: null, intentId: 'i1' });
  open();
  expect(noted()).toBe('1');
});
