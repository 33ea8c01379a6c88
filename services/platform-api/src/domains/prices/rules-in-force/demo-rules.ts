import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { AreaShape } from '../rule-shapes/area-rules';
import type { Tariff } from '../rule-shapes/tariff';

/** Invented rules of the demonstration. */
export interface DemoRules {
  tariff(country: CountryCode): Tariff;
  areas(vendorId: string, pickup: LatLng): readonly AreaShape[];
  /** Whether surcharges and longer delivery times apply now. */
  isRaining(db: Db): Promise<boolean>;
}
