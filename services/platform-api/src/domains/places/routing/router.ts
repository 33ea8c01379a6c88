import type { LatLng } from '@courier/api-client/order-rules';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { Trip } from './routing';

/** The answer of a routing server, before it is checked. */
export interface RoadRoute {
  readonly metres: number;
  /** The way along the roads; it ends at the roads, not at the doors. */
  readonly points: readonly LatLng[];
}

/**
 * A routing server. Every call rejects with `OutgoingFailure` when the server does not answer as documented. Its message
 * contains no positions, because they are personal data.
 */
export interface Router {
  readonly name: string;
  /** Destinations in one call of `measure`. */
  readonly mostDestinations: number;
  /** Null where the server knows no way. */
  findRoute(trip: Trip): Promise<RoadRoute | null>;
  /** Lengths in metres from one source, in the order of the destinations; null where the server knows no way. */
  measure(source: LatLng, destinations: readonly LatLng[]): Promise<readonly (number | null)[]>;
}

export interface RouterSettings {
  /** Without trailing slash. */
  readonly url: string;
  readonly key: string | null;
  readonly timeoutMs: number;
}

/** An answer without what it has to contain. */
export const toIncomplete = (reason: string): OutgoingFailure => new OutgoingFailure('lost', 200, reason);
