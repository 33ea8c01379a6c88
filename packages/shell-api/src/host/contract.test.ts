import { describe, expect, it } from '@jest/globals';
import { acceptsContract } from './accepts-contract';
import { createReadable } from './create-readable';
import { isRemoteDefinition } from './is-remote-definition';
import { routes } from '../routes';

it('accepts contract N and N-1 and refuses all others', () => {
  expect([1, 2, 3, 4].map((version) => acceptsContract(version, 3))).toEqual([false, true, true, false]);
});

it.each([null, undefined, 'x', {}, { manifest: {} }])('recognises that %j is no remote', (value) => {
  expect(isRemoteDefinition(value)).toBe(false);
});

it('notifies listeners only of new values, until they unsubscribe', () => {
  const value = createReadable(1);
  const seen: number[] = [];
  const leave = value.subscribe(() => seen.push(value.get()));
  value.set(1);
  value.set(2);
  leave();
  value.set(3);
  expect(seen).toEqual([2]);
});

describe('addresses', () => {
  it('encode their parts and omit missing values', () => {
    expect(routes.requestRider()).toBe('/request-a-rider');
    expect(routes.orderTracking({ vendorId: 'a/b', orderId: 'o 1' })).toBe(
      '/order-tracking/a%2Fb?order_id=o+1',
    );
    expect(routes.bulkOrder({ bulkJobId: 'j' })).toBe('/bulk-order');
  });
});
