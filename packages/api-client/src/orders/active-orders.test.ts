import { expect, it } from '@jest/globals';
import { activeOrdersOptions, createQueryClient } from '../queries';
import { buildDemoVendors } from '../testing/build-vendor';
import { buildOrder } from '../testing/build-order';
import { createFakeBackend } from '../testing/fake-backend';

const now = () => Math.floor(Date.now() / 1000);
const SCOPE = { vendorId: 'v1002', timezone: 'Asia/Kuwait', guestOrderIds: null, includeOutlets: false };

it('reads every order of the day, also when a file has brought hundreds', async () => {
  const backend = createFakeBackend({ vendors: buildDemoVendors() });
  const placed = Array.from({ length: 450 }, (_, index) =>
    backend.addOrder(
      buildOrder({
        vendor_id: 'v1002',
        created_at: now(),
        // Of the last ones some are for later, and stand in both windows.
        preordered_for: index < 230 ? null : now() + 7200,
      }),
    ),
  );
  const { ids } = await createQueryClient().fetchQuery(activeOrdersOptions(backend.client, SCOPE));
  expect([...ids].sort()).toEqual(placed.map(({ order_id }) => order_id).sort());
  const calls = backend.callsOf('orders.list').map(({ query }) => query);
  expect(calls.map(({ count }) => count)).toEqual(['200', '200', '200', '200', '200']);
  expect(calls.filter(({ scheduled }) => scheduled === 'true')).toHaveLength(2);
});
