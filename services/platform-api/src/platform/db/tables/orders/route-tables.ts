import type { Generated } from 'kysely';

export interface RouteTables {
  quoted_routes: QuotedRouteTable;
}

/** The way that a quote measured, for the order that follows. */
interface QuotedRouteTable {
  /** Keyed hash of both ends. */
  mark: string;
  metres: number;
  is_estimate: boolean;
  /** Six decimals; null for an estimate. */
  polyline: string | null;
  expires_at: number;
}

/** Of an order. */
export interface OrderRouteColumns {
  /** The way was not known when the order was placed. */
  route_is_estimate: Generated<boolean>;
  /** Null for orders older than this column. */
  route_metres: Generated<number | null>;
  /** The way as an encoded polyline with six decimals; null for an estimate. */
  route_polyline: Generated<string | null>;
}
