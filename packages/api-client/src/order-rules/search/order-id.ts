export const buildOrderId = (vendorId: string, unique: string): string => `${vendorId}-${unique}`;

/** Vendor ids may contain dashes, the unique part never does. */
export function vendorIdFromOrderId(orderId: string): string {
  const end = orderId.lastIndexOf('-');
  return end > 0 ? orderId.slice(0, end) : orderId;
}
