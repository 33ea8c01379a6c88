import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { Trip } from '../../places';

/** Minutes from the quote to the rider's arrival at the shop and at the customer. */
export interface FleetMinutes {
  pickUp: number | null;
  dropOff: number;
}

export interface QuotedTrip {
  country: CountryCode;
  vendorId: string;
  trip: Trip;
}

/** Port of the fleets: what the fleet of a shop estimates for a trip; null where the portal's estimate counts. */
export type AskFleetQuote = (db: Db, quoted: QuotedTrip, address: string) => Promise<FleetMinutes | null>;
