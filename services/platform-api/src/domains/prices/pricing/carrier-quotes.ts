import type { Db } from '../../../platform/db/database';
import type { FleetMinutes, QuotedTrip } from './stored-quotes';

/** Port of the fleets: what the fleet of a shop estimates for a trip; null where the portal's estimate counts. */
export type AskFleetQuote = (db: Db, quoted: QuotedTrip, address: string) => Promise<FleetMinutes | null>;
