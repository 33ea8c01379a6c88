import type { Order } from '@courier/api-client';
import { buildOrder } from '@courier/api-client/testing';

type Overrides = Partial<Order> & { name?: string; phone?: string };

export function buildDemoOrder({
  name = 'Lin Chia-hao',
  phone = '+886912048317',
  ...overrides
}: Overrides): Order {
  const order = buildOrder(overrides);
  return { ...order, customer: { ...order.customer, name, phone_number: phone } };
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);
export const DAY = 86_400;
