import type { Order } from '@courier/api-client';

export function onePerCustomer(orders: readonly Order[]): Order[] {
  const seen = new Map<string, Order>();
  for (const order of orders) {
    const { phone_number, location } = order.customer;
    const key = `${phone_number} ${location.address}`;
    if (!seen.has(key)) seen.set(key, order);
  }
  return [...seen.values()];
}
