import { isProduction } from '../config';
import type { Deps } from '../deps';
import { seedOrderHistory } from './order-history/seed-order-history';
import { seedDemoVouchers } from '../modules/vouchers/demo-vouchers';
import { seedDemoAccounts } from './seed-accounts';
import { seedUnclaimedVendor } from './seed-unclaimed-vendor';

export type DemoSeed = (deps: Omit<Deps, 'log'>) => Promise<void>;

/** In order: accounts and vendors come before their data. */
export const demoSeeds: readonly DemoSeed[] = [
  seedDemoAccounts,
  seedUnclaimedVendor,
  seedDemoVouchers,
  seedOrderHistory,
];

export async function seedDemo(deps: Omit<Deps, 'log'>, seeds: readonly DemoSeed[]): Promise<void> {
  if (isProduction(deps.config)) return;
  for (const seed of seeds) await seed(deps);
}
