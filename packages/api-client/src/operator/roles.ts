import { CAPABILITIES, type Capability } from '../wire/capabilities';

export const OPERATOR_ROLES = ['dispatcher', 'support', 'prices', 'money', 'admin'] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The one table of capability and role. */
const CAPABILITIES_OF_ROLE: Readonly<Record<OperatorRole, readonly Capability[]>> = {
  dispatcher: [
    'dispatch.read',
    'dispatch.assign',
    'orders.read',
    'orders.change',
    'city.close',
    'shops.read',
    'riders.read',
    'riders.change',
  ],
  support: [
    'dispatch.read',
    'orders.read',
    'orders.change',
    'orders.refund',
    'shops.read',
    'shops.change',
    'riders.read',
  ],
  prices: ['orders.read', 'shops.read', 'prices.read', 'prices.change'],
  money: [
    'orders.read',
    'orders.refund',
    'shops.read',
    'riders.read',
    'money.read',
    'money.book',
    'audit.read',
  ],
  admin: CAPABILITIES,
};

/** In the order of `CAPABILITIES`. */
export const listCapabilities = (roles: readonly OperatorRole[]): Capability[] =>
  CAPABILITIES.filter((capability) => roles.some((role) => CAPABILITIES_OF_ROLE[role].includes(capability)));

export const rolesWith = (capability: Capability): OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => CAPABILITIES_OF_ROLE[role].includes(capability));

export const isOperatorRole = (name: string): name is OperatorRole =>
  OPERATOR_ROLES.some((role) => role === name);
