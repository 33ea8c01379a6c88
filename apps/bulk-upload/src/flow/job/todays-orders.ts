import { activeOrdersOptions, orderBookOptions, ordersOf } from '@courier/api-client/queries';
import type { KnownOrder } from '../../model/bench/duplicates';
import type { BulkServices } from './place-job';

/** Today's orders of the vendor and its outlets, for finding duplicates; empty when the request fails. */
export async function todaysOrders({ ports, cache, vendorId }: BulkServices): Promise<KnownOrder[]> {
  const { vendors } = ports.vendors.get();
  const options = activeOrdersOptions(ports.api, {
    vendorId,
    includeOutlets: vendors.some(({ parent_vendor_id }) => parent_vendor_id === vendorId),
    timezone: ports.locale.get().country.timezone,
    guestOrderIds: null,
  });
  const list = await cache.fetchQuery({ ...options, staleTime: 60_000 }).catch(() => null);
  const book = await cache.fetchQuery(orderBookOptions());
  return ordersOf(book, list?.ids ?? [])
    .filter(({ cancellation }) => cancellation === null)
    .map(({ order_id, customer, created_at }) => ({
      orderId: order_id,
      phone: customer.phone_number,
      address: customer.location.address,
      customerName: customer.name,
      createdAtSeconds: created_at,
    }));
}
