import { createDemonstration, readDemoSettings } from '../../../demo/src';

/** The one place where the server's tests, and nothing else of it, import the demonstration world. */
export {
  capitalPosition,
  createDemonstration,
  DEMO_PASSWORD,
  demoFee,
  type DemoSettings,
  demoTariff,
  readDemoSettings,
  seedDemoAccounts,
  seedDemoVouchers,
  seededRandom,
  seedUnclaimedVendor,
  type Simulator,
  UNCLAIMED_VENDOR,
} from '../../../demo/src';

export const DEMO_DEFAULTS = readDemoSettings({});
export const demonstration = createDemonstration(DEMO_DEFAULTS);
