const keyFragment = (key: string | null) => (key === null ? '' : `#key=${encodeURIComponent(key)}`);

/** Paths of screens that the server links to: those of `routes` in `@courier/shell-api`. */
export const PORTAL_PATHS = {
  requestRider: '/request-a-rider',
  orderTracking: '/order-tracking',
  publicTracking: (orderId: string, key: string | null = null) =>
    `/tracking/${encodeURIComponent(orderId)}${keyFragment(key)}`,
  deliveryReceipt: (orderId: string, key: string | null = null) =>
    `/delivery-receipt/${encodeURIComponent(orderId)}${keyFragment(key)}`,
  /** Screens of one order, best first. */
  order: (vendorId: string, orderId: string, key: string | null = null): readonly string[] => [
    `/order-tracking/${encodeURIComponent(vendorId)}?order_id=${encodeURIComponent(orderId)}`,
    PORTAL_PATHS.publicTracking(orderId, key),
  ],
} as const;
