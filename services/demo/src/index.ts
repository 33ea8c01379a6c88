export { DEMO_PASSWORD } from './demo-vendors';
export { seedDemoVouchers } from './demo-vouchers';
export { demoTariff } from './prices/demo-rules';
export { type DemoSettings, readDemoSettings } from './demo-settings';
export { createDemonstration } from './demonstration';
export { seedDemoAccounts } from './seed-accounts';
export { seedUnclaimedVendor, UNCLAIMED_VENDOR } from './seed-unclaimed-vendor';
export { seededRandom } from './simulator/random';
export type { Simulator } from './simulator/simulator';
