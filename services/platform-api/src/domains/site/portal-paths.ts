/** Paths of screens that the server links to: those of `routes` in `@courier/shell-api`. */
export const PORTAL_PATHS = {
  requestRider: '/request-a-rider',
  orderTracking: '/order-tracking',
  publicTracking: (orderId: string, key: string | null = null) =>
    `/tracking/${encodeURIComponent(orderId)}${key === null ? '' : `#key=${encodeURIComponent(key)}`}`,
  deliveryReceipt: (orderId: string) => `/delivery-receipt/${encodeURIComponent(orderId)}`,
  /** Screens of one order, best first. */
  order: (vendorId: string, orderId: string): readonly string[] => [
    `/order-tracking/${encodeURIComponent(vendorId)}?order_id=${encodeURIComponent(orderId)}`,
    `/tracking/${encodeURIComponent(orderId)}`,
  ],
} as const;
