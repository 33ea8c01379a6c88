import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps';
import type { FleetQuote, QuotedDelivery } from '../fleet-port';
import type { NamedExternalFleet } from './external-fleet';
import { ProviderError } from './provider-error';

/** The shop waits for the quote. */
const LONGEST_MS = 2000;

/**
 * The quote of a provider; null when it refuses, fails or is late. After some failures in a row it is not asked for a
 * while, so that a provider that is down delays no quote.
 */
export async function quoteInTime(
  { log }: Pick<Deps, 'log'>,
  { country, fleetId, fleet, quoteBreaker }: NamedExternalFleet,
  delivery: QuotedDelivery,
  longestMs = LONGEST_MS,
): Promise<FleetQuote | null> {
  if (!quoteBreaker.permit()) return null;
  const end = new AbortController();
  const late = wait(longestMs, undefined, { signal: end.signal }).then(() => {
    throw new ProviderError('lost', null, 'no quote in time');
  });
  try {
    const quote = await Promise.race([fleet.quote(delivery), late]);
    quoteBreaker.succeed();
    return quote;
  } catch (error) {
    // A refusal is an answer: the provider works, but not for this trip.
    const isRefusal = error instanceof ProviderError && error.failure === 'refused';
    if (isRefusal) quoteBreaker.succeed();
    else quoteBreaker.fail();
    log.warn({ country, fleetId, err: error }, 'no quote of the fleet');
    return null;
  } finally {
    end.abort();
  }
}
