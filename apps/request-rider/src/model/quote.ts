import { LIMITS } from '@courier/config';
import type { Point } from './request-form';
import { payableFee, type Discount } from './voucher';

export interface FeePart {
  kind: 'base' | 'distance' | 'surcharge';
  /** Major units. */
  amount: number;
}

export interface Quote {
  origin: Point;
  destination: Point;
  /** Major units. */
  fee: number;
  signature: string;
  /** Unix seconds; null without an expiry. */
  validUntil: number | null;
  parts: readonly FeePart[];
  /** The route used for the distance; null when the answer has none. */
  route: readonly Point[] | null;
  distanceMetres?: number | undefined;
  /** The distance is not measured along roads. */
  isEstimate?: boolean | undefined;
  /** Minutes until the rider is at the shop, and at the door; null when not available. */
  estimations: { pickUp: number; dropOff: number } | null;
  /** The fee after the applied voucher. */
  discount?: Discount | null;
  /** Code of a voucher that was removed because it is no longer valid. */
  droppedVoucher?: string;
}

export interface QuoteRequest {
  vendorId: string;
  origin: Point;
  destination: Point;
  /** The order to update; at the same destination it keeps its fee. */
  orderId?: string | undefined;
}

export const toQuoteRequest = (vendorId: string, { origin, destination }: Quote): QuoteRequest => ({
  vendorId,
  origin,
  destination,
});

export const samePrice = (seen: Quote | null, now: Quote): boolean =>
  seen !== null && payableFee(seen) === payableFee(now);

export type QuoteProblem = 'undeliverable' | 'deliverability-failed' | 'fee-failed';

export class QuoteError extends Error {
  constructor(
    readonly problem: QuoteProblem,
    options?: ErrorOptions,
    /** Rate-limited until this time; unix milliseconds. */
    readonly waitsUntilMs: number | null = null,
  ) {
    super(problem, options);
    this.name = 'QuoteError';
  }
}

/**
 * The end of a fee on the local clock, unix seconds. If a wrong clock makes a new fee look expired or valid
 * for too long, the usual lifetime counts from now.
 */
export function endOfFee(validUntil: number | undefined, nowSeconds: number): number | null {
  if (validUntil === undefined) return null;
  const left = validUntil - nowSeconds;
  return left > 0 && left <= LIMITS.signatureSeconds ? validUntil : nowSeconds + LIMITS.signatureSeconds;
}

/** Remaining seconds of the fee, at least 0; null without an expiry. */
export function secondsLeft(quote: Quote, nowSeconds: number): number | null {
  return quote.validUntil === null ? null : Math.max(0, Math.ceil(quote.validUntil - nowSeconds));
}

/** Pickup estimate in the order body: the vendor's own, else the quote's, else 15 minutes. */
export function loginPickupEstimation(vendorMinutes: number | null | undefined, quote: Quote | null): number {
  return vendorMinutes ?? quote?.estimations?.pickUp ?? LIMITS.pickupEstimationMinutes;
}

/** One part of a fee before and after a renewal, major units. */
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
