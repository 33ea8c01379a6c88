/** Order id: the vendor id and a unique part. */
export const orderIdOf = (vendorId: string, unique: string): string => `${vendorId}-${unique}`;

/** Vendor id of an order id; vendor ids may contain dashes, the unique part never does. */
export function vendorIdOf(orderId: string): string {
  const end = orderId.lastIndexOf('-');
  return end > 0 ? orderId.slice(0, end) : orderId;
}
