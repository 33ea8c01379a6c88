/** What an operator may do. A capability belongs to at least one role. */
export const CAPABILITIES = [
  'dispatch.read',
  'dispatch.assign',
  'orders.read',
  'orders.change',
  'orders.refund',
  'city.close',
  'shops.read',
  'shops.change',
  'riders.read',
  'riders.change',
  'prices.read',
  'prices.change',
  'money.read',
  'money.book',
  'audit.read',
  'operators.manage',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
