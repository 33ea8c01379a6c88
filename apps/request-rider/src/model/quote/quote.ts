import { LIMITS } from '@courier/config';
import type { Point } from '../form/request-form';
import { payableFee, type Discount } from './voucher';

export interface FeePart {
  /** base, distance, minimum, surcharge, cash, tax, rounding; servers may add others. */
  kind: string;
  /** The operator's name of a surcharge; absent or empty when it has none. */
  name?: string | undefined;
  /** Major units. */
  amount: number;
}

type FeeField = 'payment_method' | 'preordered_for';

export interface FeeTerms {
  /** Null before one is chosen. */
  payment_method: string | null;
  /** Unix seconds; null for an immediate order. */
  preordered_for: number | null;
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
  /** Tax inside the fee, major units. */
  taxInside?: number | undefined;
  /** What a return costs besides the fee, major units; absent where no price is set for it. */
  returnFee?: number | undefined;
  /** Fields of the order that change the fee. */
  dependsOn?: readonly FeeField[] | undefined;
  /** The values of these fields for which the fee holds. */
  askedWith?: Partial<FeeTerms> | undefined;
  /** The route used for the distance; null when the answer has none. */
  route: readonly Point[] | null;
  distanceMetres?: number | undefined;
  /** The distance is not measured along roads. */
  isEstimate?: boolean | undefined;
  /** Minutes until the rider is at the shop, and at the door; null when not available. */
  estimations: { pickUp: number; dropOff: number } | null;
  /** The estimate is the one of the fleet's company. */
  isFleetEstimate?: boolean | undefined;
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
  /** Fields on which the former fee of this route depended. */
  dependsOn?: readonly FeeField[] | undefined;
  /** As it will be sent with the order; a fleet estimates its times from it. */
  address?: string | undefined;
  terms?: { payment_method?: string; preordered_for?: number | null } | undefined;
}

export const toQuoteRequest = (
  vendorId: string,
  { origin, destination, dependsOn }: Quote,
): QuoteRequest => ({ vendorId, origin, destination, ...(dependsOn ? { dependsOn } : {}) });

/** Whether the fee was asked for with other values of the fields on which it depends. */
export const holdsForOtherTerms = ({ dependsOn = [], askedWith }: Quote, now: FeeTerms): boolean =>
  dependsOn.some((field) => askedWith?.[field] !== now[field]);

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
  kind: string;
  name?: string | undefined;
  from: number;
  to: number;
}

/** The parts that differ; empty when the former parts are not known. */
export function feeChanges(before: readonly FeePart[], after: readonly FeePart[]): FeeChange[] {
  if (before.length === 0) return [];
  const amount = (parts: readonly FeePart[], { kind, name }: FeePart) =>
    parts.find((part) => part.kind === kind && part.name === name)?.amount ?? 0;
  const added = after.filter(
    (part) => !before.some(({ kind, name }) => kind === part.kind && name === part.name),
  );
  return [...before, ...added]
    .map(({ kind, name }) => ({
      kind,
      ...(name === undefined ? {} : { name }),
      from: amount(before, { kind, name, amount: 0 }),
      to: amount(after, { kind, name, amount: 0 }),
    }))
    .filter(({ from, to }) => from !== to);
}
