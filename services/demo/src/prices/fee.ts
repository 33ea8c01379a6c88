import type { CountryCode } from '@courier/config';
import { tariffFee } from '@courier/platform-api';
import { demoTariff } from './demo-rules';

/** The fee of an order in the demonstration's history, minor units. */
export function demoFee(country: CountryCode, metres: number, rain: boolean): number {
  const trip = { metres, day: 1, minutes: 0, rain, demand: false, isCash: false };
  return tariffFee(demoTariff(country), trip).feeMinor;
}
