import { contract } from './contract';
import { fleetContract } from './fleet/fleet.contract';
import { riderAppContract } from './rider-app/rider-app.contract';

/** Every call of the server: portals, dispatch systems and riders. Browsers load only their own part. */
export const serverContract = { ...contract, fleet: fleetContract, rider: riderAppContract };

export type ServerContract = typeof serverContract;
