import type { Order, Vendor } from '@courier/api-client';
import type { LatLng } from '@courier/api-client/order-rules';

/** The pickup position: the order's sender, else its vendor. */
export function pickupPosition(order: Order, vendors: readonly Vendor[]): LatLng | null {
  const vendor = vendors.find((candidate) => candidate.vendor_id === order.vendor_id);
  const { latitude = null, longitude = null } =
    order.sender?.location ?? vendor?.vendor_information.location ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The name of the order's sender, else of its vendor; empty if unknown. */
export const collectedFrom = (order: Order, vendor: Vendor | undefined): string =>
  order.sender?.name || (vendor?.vendor_information.name ?? '');

/** The distinct shops of the orders that have coordinates. */
export function listShops(
  orders: readonly Order[],
  vendors: readonly Vendor[],
): { vendorId: string; position: LatLng }[] {
  const shops = new Map<string, LatLng>();
  for (const order of orders) {
    // Orders with a sender are not collected at the shop.
    const position = order.sender || shops.has(order.vendor_id) ? null : pickupPosition(order, vendors);
    if (position) shops.set(order.vendor_id, position);
  }
  return [...shops].map(([vendorId, position]) => ({ vendorId, position }));
}
