import type { DemoSeed } from './port';
import type { DemoSettings } from './demo-settings';
import { seedDemoVouchers } from './demo-vouchers';
import { seedOrderHistory } from './order-history/seed-order-history';
import { seedDemoAccounts } from './seed-accounts';
import { seedDemoOperator } from './seed-operator';
import { seedUnclaimedVendor } from './seed-unclaimed-vendor';

/** In order: accounts and vendors come before their data. */
export const listDemoSeeds = (settings: DemoSettings): readonly DemoSeed[] => [
  seedDemoAccounts,
  seedDemoOperator,
  seedUnclaimedVendor,
  seedDemoVouchers,
  (deps) => seedOrderHistory({ ...deps, ...settings }),
];
