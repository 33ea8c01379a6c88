import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@courier/api-client/order-rules';
import { shouldPrepare } from './shop-preparation';

const NOW = Date.UTC(2026, 10, 20, 6, 27) / 1000;

it('the shop prepares an order when it is received, and in no other status [FLAG-24]', () => {
  const prepared = [...ORDER_STATUSES, 'TELEPORTED'].filter((status) =>
    shouldPrepare({ status, preordered_for: null }, NOW),
  );
  expect(prepared).toEqual(['RECEIVED']);
});

it('the shop does not prepare a received order that is scheduled', () => {
  expect(shouldPrepare({ status: 'RECEIVED', preordered_for: NOW + 86_400 }, NOW)).toBe(false);
});
