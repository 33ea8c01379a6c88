import type { Proof } from '@courier/api-client/contract';
import { countryConfig, type CountryCode } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import { proofPicture } from './proof-picture';

/** Draws the time in the country's timezone. */
export function drawProof(orderId: string, { kind, created_at: at }: Proof, country: CountryCode): Buffer {
  const { timezone } = countryConfig(country);
  return proofPicture(orderId, kind, `${localDate(at, timezone)} ${localTime(at, timezone)}`);
}
