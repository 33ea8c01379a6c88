/** Id of an order: the vendor it belongs to, and a part that is unique with it. */
export const orderIdOf = (vendorId: string, unique: string): string => `${vendorId}-${unique}`;

/** Vendor id inside an order id; vendor ids may hold dashes themselves, the unique part never does. */
export function vendorIdOf(orderId: string): string {
  const end = orderId.lastIndexOf('-');
  return end > 0 ? orderId.slice(0, end) : orderId;
}
