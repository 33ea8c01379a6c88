import { expect, it } from '@jest/globals';
import { CAPABILITIES } from '../wire/capabilities';
import { listCapabilities, OPERATOR_ROLES, rolesWith } from './roles';

it('the table of capability and role is this one', () => {
  const table = CAPABILITIES.map((capability) => `${capability}: ${rolesWith(capability).join(' ')}`);
  expect(table).toEqual([
    'dispatch.read: dispatcher support admin',
    'dispatch.assign: dispatcher admin',
    'orders.read: dispatcher support prices money admin',
    'orders.change: dispatcher support admin',
    'orders.refund: support money admin',
    'city.close: dispatcher admin',
    'shops.read: dispatcher support prices money admin',
    'shops.change: support admin',
    'riders.read: dispatcher support money admin',
    'riders.change: dispatcher admin',
    'prices.read: prices admin',
    'prices.change: prices admin',
    'money.read: money admin',
    'money.book: money admin',
    'audit.read: money admin',
    'operators.manage: admin',
  ]);
});

it('several roles have the capabilities of each of them, and no role has none', () => {
  expect(listCapabilities(['prices', 'money'])).toEqual(
    CAPABILITIES.filter((capability) =>
      rolesWith(capability).some((role) => role === 'prices' || role === 'money'),
    ),
  );
  expect(listCapabilities([])).toEqual([]);
  expect(listCapabilities(OPERATOR_ROLES)).toEqual(CAPABILITIES);
});
