import { expect, it } from '@jest/globals';
import { answeringClient, buildVendor } from '@courier/api-client/testing';
import { addressBookQuery } from './address-book.queries';
import { paymentKeyQuery } from './payment-key.queries';
import { quoteQuery } from './quote.queries';
import { servingOutletQuery } from './serving-outlet.queries';

const DOOR = { latitude: 29.3375, longitude: 48.0759 };

it('uses distinct query keys with the prefix of this remote in the shared cache', () => {
  const { client } = answeringClient({});
  const keys = [
    paymentKeyQuery(client),
    addressBookQuery(client, { vendorId: 'kw1001', text: 'Noura', enabled: true }, () => undefined),
    quoteQuery(client, { vendorId: 'kw1001', origin: DOOR, destination: DOOR }, { fallbackFee: null }),
    servingOutletQuery(client, [], buildVendor({ vendor_id: 'kw1001' }), DOOR),
  ].map(({ queryKey }) => queryKey as readonly string[]);
  expect(new Set(keys.map(([remote]) => remote))).toEqual(new Set(['request-rider']));
  expect(new Set(keys.map(([, question]) => question).filter(Boolean)).size).toBe(keys.length);
});
