import { LIMITS } from '@courier/config';
import type { Point } from './request-form';
import { payableFee, type Discount } from './voucher';

export interface FeePart {
  kind: 'base' | 'distance' | 'surcharge';
  /** Major units. */
  amount: number;
}

/** What the server promised for one route. */
export interface Quote {
  origin: Point;
  destination: Point;
  /** Major units. */
  fee: number;
  signature: string;
  /** Unix seconds; null when the answer names no end. */
  validUntil: number | null;
  parts: readonly FeePart[];
  /** The way the distance was measured on; null when the answer has none. */
  route: readonly Point[] | null;
  /** Minutes until the rider is at the shop, and at the door; null when the estimate is not available. */
  estimations: { pickUp: number; dropOff: number } | null;
  /** The fee after a voucher, while one counts. */
  discount?: Discount | null;
  /** Code of a voucher that was taken off because it does not count any more. */
  droppedVoucher?: string;
}

/** The way a fee is asked for. */
export interface QuoteRequest {
  vendorId: string;
  origin: Point;
  destination: Point;
  /** The order that is changed; going to the same place it keeps its fee. */
  orderId?: string | undefined;
}

/** What asks again for the way of a quote. */
export const routeOf = (vendorId: string, { origin, destination }: Quote): QuoteRequest => ({
  vendorId,
  origin,
  destination,
});

/** Whether a newer fee leaves as much to pay as the one that was seen. */
export const samePrice = (seen: Quote | null, now: Quote): boolean =>
  seen !== null && payableFee(seen) === payableFee(now);

/** Why an address got no quote. */
export type QuoteProblem = 'undeliverable' | 'deliverability-failed' | 'fee-failed';

/** Raised instead of a quote. */
export class QuoteError extends Error {
  constructor(
    readonly problem: QuoteProblem,
    options?: ErrorOptions,
    /** It was asked too often, and may be asked again then; Unix milliseconds. */
    readonly waitsUntilMs: number | null = null,
  ) {
    super(problem, options);
    this.name = 'QuoteError';
  }
}

/**
 * The end of a fee on this machine's clock, unix seconds. A clock that is wrong by minutes would see a fresh fee as
 * over, or as held far too long: then the usual life of a fee counts from now.
 */
export function endOfFee(validUntil: number | undefined, nowSeconds: number): number | null {
  if (validUntil === undefined) return null;
  const left = validUntil - nowSeconds;
  return left > 0 && left <= LIMITS.signatureSeconds ? validUntil : nowSeconds + LIMITS.signatureSeconds;
}

/** Seconds the fee is still held, never below 0; null when it has no end. */
export function secondsLeft(quote: Quote, nowSeconds: number): number | null {
  return quote.validUntil === null ? null : Math.max(0, Math.ceil(quote.validUntil - nowSeconds));
}

/** Login pickup estimation of the payload: the vendor's own, else the estimate, else 15 minutes. */
export function loginPickupEstimation(vendorMinutes: number | null | undefined, quote: Quote | null): number {
  return vendorMinutes ?? quote?.estimations?.pickUp ?? LIMITS.pickupEstimationMinutes;
}

/** One part of a fee before and after it was computed again, major units. */
export interface FeeChange {
  kind: FeePart['kind'];
  from: number;
  to: number;
}

/** The parts that differ; empty when the former parts are not known. */
export function feeChanges(before: readonly FeePart[], after: readonly FeePart[]): FeeChange[] {
  if (before.length === 0) return [];
  const amount = (parts: readonly FeePart[], kind: FeePart['kind']) =>
    parts.find((part) => part.kind === kind)?.amount ?? 0;
  return (['base', 'distance', 'surcharge'] as const)
    .map((kind) => ({ kind, from: amount(before, kind), to: amount(after, kind) }))
    .filter(({ from, to }) => from !== to);
}
