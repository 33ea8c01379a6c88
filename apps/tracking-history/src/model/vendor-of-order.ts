/** Vendor id inside an order id, which is `{vendor id}-{random}`; vendor ids may hold dashes themselves. */
export function vendorIdOf(orderId: string): string {
  const end = orderId.lastIndexOf('-');
  return end > 0 ? orderId.slice(0, end) : orderId;
}
