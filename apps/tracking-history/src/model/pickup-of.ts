import type { Order, Vendor } from '@courier/api-client';
import type { LatLng } from '@courier/api-client/order-rules';

/** Where the parcel is collected: at the sender if the order names one, else at its vendor. */
export function pickupOf(order: Order, vendors: readonly Vendor[]): LatLng | null {
  const vendor = vendors.find((candidate) => candidate.vendor_id === order.vendor_id);
  const { latitude = null, longitude = null } =
    order.sender?.location ?? vendor?.vendor_information.location ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Whose door it is: of the sender if the order names one, else of its vendor; empty when nobody has told a name. */
export const collectedFrom = (order: Order, vendor: Vendor | undefined): string =>
  order.sender?.name || (vendor?.vendor_information.name ?? '');

/** The shops of orders, each once, where they have coordinates. */
export function shopsOf(
  orders: readonly Order[],
  vendors: readonly Vendor[],
): { vendorId: string; position: LatLng }[] {
  const shops = new Map<string, LatLng>();
  for (const order of orders) {
    // What is collected at a sender's is not collected at the shop.
    const position = order.sender || shops.has(order.vendor_id) ? null : pickupOf(order, vendors);
    if (position) shops.set(order.vendor_id, position);
  }
  return [...shops].map(([vendorId, position]) => ({ vendorId, position }));
}
