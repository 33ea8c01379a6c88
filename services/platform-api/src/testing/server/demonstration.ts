import type { CountryCode } from '@courier/config';
import { createDemonstration, demoTariff, readDemoSettings } from '../../../../demo/src';
import { tariffFee } from '../../domains/prices/pricing/tariffs/tariff-fee';

/** The one place where the server's tests, and nothing else of it, import the demonstration world. */
export {
  createDemonstration,
  DEMO_PASSWORD,
  type DemoSettings,
  demoTariff,
  readDemoSettings,
  seedDemoAccounts,
  seedDemoVouchers,
  seededRandom,
  seedUnclaimedVendor,
  type Simulator,
  UNCLAIMED_VENDOR,
} from '../../../../demo/src';

export const DEMO_DEFAULTS = readDemoSettings({});
export const demonstration = createDemonstration(DEMO_DEFAULTS);

/** The fee of an order in the demonstration, minor units. */
export function demoFee(country: CountryCode, metres: number, rain: boolean): number {
  const trip = { metres, day: 1, minutes: 0, rain, demand: false, isCash: false };
  return tariffFee(demoTariff(country), trip).feeMinor;
}
