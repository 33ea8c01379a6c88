/** The one place where the server's tests, and nothing else of it, import the demonstration world. */
export {
  capitalPosition,
  DEMO_PASSWORD,
  demoFee,
  demonstration,
  demoTariff,
  seedDemoAccounts,
  seedDemoVouchers,
  seededRandom,
  seedUnclaimedVendor,
  type Simulator,
  UNCLAIMED_VENDOR,
} from '../../../demo/src';
