import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { waitsUntil, type ApiClient } from '@courier/api-client';
import { nowInSeconds } from '@courier/config';
import { QuoteError, endOfFee, type Quote, type QuoteProblem, type QuoteRequest } from '../model/quote/quote';
import type { Point } from '../model/form/request-form';

const formatPoint = ({ latitude, longitude }: Point) => `${latitude},${longitude}`;
const toPlainPoint = ({ latitude, longitude }: Point) => ({ latitude, longitude });

/** Runs a call and converts its failure to the given quote problem. */
async function or<T>(problem: QuoteProblem, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new QuoteError(problem, { cause }, waitsUntil(cause));
  }
}

interface QuoteRules {
  /** Fee used when the fee call fails, in major units; only for test vendors. */
  fallbackFee: number | null;
}

/** The fallback has no signature; the server accepts that for test vendors only. */
const fallback = (fee: number) => ({
  fee,
  signature: '',
  valid_until: undefined,
  parts: [],
  lines: undefined,
  tax: undefined,
  return_fee: undefined,
  depends_on: undefined,
  route: undefined,
  distance_metres: undefined,
  is_estimate: undefined,
});

async function requestQuote(
  client: ApiClient,
  request: QuoteRequest,
  { fallbackFee }: QuoteRules,
  signal: AbortSignal,
): Promise<Quote> {
  const { vendorId, origin, destination, orderId, address, terms = {} } = request;
  const route = {
    source: toPlainPoint(origin),
    destination: toPlainPoint(destination),
    vendor_id: vendorId,
    delivery_type: 'food' as const,
  };
  const area = {
    location: { lat: destination.latitude, lng: destination.longitude },
    vendor_location: toPlainPoint(origin),
    vendor_id: vendorId,
  };
  // Requested in parallel; an unreachable area takes precedence over a missing fee.
  const asked = client.pricing.fee(
    { body: { ...route, ...terms, ...(orderId === undefined ? {} : { order_id: orderId }) } },
    { signal },
  );
  const fee = fallbackFee === null ? asked : asked.catch(() => fallback(fallbackFee));
  const estimations = client.pricing
    .estimations({ body: { ...route, ...(address ? { destination_address: address } : {}) } }, { signal })
    .catch(() => null);
  fee.catch(() => undefined);
  const { result } = await or(
    'deliverability-failed',
    client.pricing.validateArea({ body: area }, { signal }),
  );
  if (result !== 'DELIVERABLE' && fallbackFee === null) throw new QuoteError('undeliverable');
  const answer = await or('fee-failed', fee);
  const times = await estimations;
  return {
    origin: toPlainPoint(origin),
    destination: toPlainPoint(destination),
    fee: answer.fee,
    signature: answer.signature,
    validUntil: endOfFee(answer.valid_until, nowInSeconds()),
    parts: answer.lines ?? answer.parts ?? [],
    taxInside: answer.tax?.amount,
    returnFee: answer.return_fee,
    dependsOn: answer.depends_on,
    route: answer.route ?? null,
    distanceMetres: answer.distance_metres,
    isEstimate: answer.is_estimate,
    estimations: times && { pickUp: times.estimations.pick_up, dropOff: times.estimations.drop_off },
    isFleetEstimate: times?.is_fleet_estimate,
  };
}

/** Never cached, because the signature of the fee expires. */
export const quoteQuery = (client: ApiClient, request: QuoteRequest, rules: QuoteRules) =>
  queryOptions({
    queryKey: [
      'request-rider',
      'quote',
      request.vendorId,
      formatPoint(request.origin),
      formatPoint(request.destination),
      request.orderId ?? null,
      request.address ?? null,
      request.terms ?? null,
    ],
    queryFn: ({ signal }) => requestQuote(client, request, rules, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** @throws QuoteError */
export function quoteRoute(
  cache: QueryClient,
  client: ApiClient,
  request: QuoteRequest,
  rules: QuoteRules,
): Promise<Quote> {
  return cache.fetchQuery(quoteQuery(client, request, rules));
}
