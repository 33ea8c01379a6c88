import type { DispatchDeps } from './dispatch-deps';
import type { RiderFleet } from './rider-fleets';
import { beginSearches, endSearches, fleetName, listBusyFleets, repeatSearches } from './searches';
import { endOffers, makeOffers } from './make-offers';

/**
 * One look at all orders without a rider: new searches begin, old offers end, new ones go out.
 * @returns whether an order changed, so that another look follows at once
 */
export async function dispatchOrders(deps: DispatchDeps, fleets: readonly RiderFleet[]): Promise<boolean> {
  let changed = 0;
  await endSearches(deps.db);
  await endOffers(deps);
  const busy = await listBusyFleets(deps.db);
  for (const fleet of fleets.filter((one) => busy.has(fleetName(one)))) {
    changed += await beginSearches(deps, fleet);
    changed += await repeatSearches(deps, fleet);
    await makeOffers(deps, fleet);
  }
  return changed > 0;
}
