import { isProduction } from '../config';
import type { Deps } from '../deps';
import { seedOrderHistory } from './order-history/seed-order-history';
import { seedDemoVouchers } from '../modules/vouchers/demo-vouchers';
import { seedDemoAccounts } from './seed-accounts';
import { seedUnclaimedVendor } from './seed-unclaimed-vendor';

/** Adds one part of the demo data; safe to run again on a database that has it. */
export type DemoSeed = (deps: Omit<Deps, 'log'>) => Promise<void>;

/** In this order: accounts and vendors come before what belongs to them. */
export const demoSeeds: readonly DemoSeed[] = [
  seedDemoAccounts,
  seedUnclaimedVendor,
  seedDemoVouchers,
  seedOrderHistory,
];

/** Demo data does not exist in production. */
export async function seedDemo(deps: Omit<Deps, 'log'>, seeds: readonly DemoSeed[]): Promise<void> {
  if (isProduction(deps.config)) return;
  for (const seed of seeds) await seed(deps);
}
