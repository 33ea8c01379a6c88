import type { CountryCode } from '@courier/config';
import { systemClock } from '../../platform/clock';
import type { Db } from '../../platform/db/database';
import { createFleetKey } from '../../domains/fleets/fleet-keys';
import { demoTariff } from '../server/demonstration';
import { setRules, setTariff } from './set-rules';

/** A tariff, an area without an end and a key of the fleet API. */
export async function openForBusiness(db: Db, country: CountryCode): Promise<void> {
  const nowSeconds = systemClock.nowSeconds();
  await setTariff(db, demoTariff(country), nowSeconds, country);
  const outer = [
    { latitude: -80, longitude: -179 },
    { latitude: -80, longitude: 179 },
    { latitude: 80, longitude: 179 },
    { latitude: 80, longitude: -179 },
  ];
  await setRules(db, 'areas', [{ name: country, scope: {}, outer, holes: [] }], nowSeconds, country);
  await createFleetKey(
    db,
    { country, fleetId: 'main', name: 'Dispatch', scopes: ['deliveries:read', 'deliveries:write'] },
    nowSeconds,
  );
}
