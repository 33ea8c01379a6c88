import type { DemoSeed } from '@courier/platform-api';
import { seedDemoVouchers } from './demo-vouchers';
import { seedOrderHistory } from './order-history/seed-order-history';
import { seedDemoAccounts } from './seed-accounts';
import { seedUnclaimedVendor } from './seed-unclaimed-vendor';

/** In order: accounts and vendors come before their data. */
export const demoSeeds: readonly DemoSeed[] = [
  seedDemoAccounts,
  seedUnclaimedVendor,
  seedDemoVouchers,
  seedOrderHistory,
];
