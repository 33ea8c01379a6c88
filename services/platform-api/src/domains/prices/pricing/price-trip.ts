import { countryConfig } from '@courier/config';
import { localMoment } from './local-moment';
import { badInput } from '../../../platform/requests/refusal';
import type { PricedBy } from './priced-by';
import type { OutletRules } from '../rules-in-force/outlet-rules';
import { tariffFee, type TariffFee } from './tariffs/tariff-fee';

export interface TripToPrice {
  /** Along the route. */
  metres: number;
  /** Unix seconds of the delivery: now, or the chosen time. */
  at: number;
  /** The rider collects cash. */
  isCash: boolean;
}

type PricingRules = Pick<OutletRules, 'country' | 'tariff' | 'tariffVersion' | 'rain' | 'demand'>;

interface TripFee extends TariffFee {
  pricedBy: PricedBy;
}

/**
 * The fee of a trip by the tariff that holds for the outlet.
 * @throws Refusal 400 where the operator has set no tariff
 */
export function priceTrip(rules: PricingRules, { metres, at, isCash }: TripToPrice): TripFee {
  const { country, tariff, tariffVersion, rain, demand } = rules;
  if (!tariff)
    throw badInput('No tariff is set for this place', 'request.error.cannot-compute-price', 'source');
  const { day, minutes } = localMoment(at, countryConfig(country).timezone);
  const fee = tariffFee(tariff, { metres, day, minutes, rain, demand, isCash });
  return { ...fee, pricedBy: { tariffVersion, at, rain, demand } };
}
