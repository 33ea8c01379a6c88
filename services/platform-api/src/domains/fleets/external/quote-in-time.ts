import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps';
import type { FleetQuote, QuotedDelivery } from '../fleet-port';
import type { NamedExternalFleet } from './company/external-fleet';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';

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
  const end = new AbortController();
  const late = async () => {
    await wait(longestMs, undefined, { signal: end.signal });
    throw new OutgoingFailure('lost', null, 'no quote in time');
  };
  const request = () => Promise.race([fleet.quote(delivery), late()]);
  try {
    const quote = await quoteBreaker.run(request, { isAnswer });
    return quote ?? null;
  } catch (error) {
    log.warn({ country, fleetId, err: error }, 'no quote of the fleet');
    return null;
  } finally {
    end.abort();
  }
}

/** The provider works, but not for this trip. */
const isAnswer = (error: unknown): boolean => error instanceof OutgoingFailure && error.kind === 'refused';
