import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { SecurityEvent } from './event-codes';

/** Words of our own only: no tokens, no ids, no addresses, nothing a person typed. */
export type EventFacts = Readonly<Record<string, string>>;

type EventDeps = Pick<Deps, 'metrics' | 'log'>;

/** Counts the event and writes a line under its code. */
export function noteSecurityEvent(
  { metrics, log }: EventDeps,
  event: SecurityEvent,
  facts: EventFacts,
): void {
  metrics.securityEvents.inc({ code: event });
  log.warn({ securityEvent: event, ...facts }, 'security event');
}

/** What may be said of the request an event belongs to: the pattern of its address holds no ids. */
export const factsOf = ({ method, routeOptions, country, session }: FastifyRequest): EventFacts => ({
  call: `${method} ${routeOptions.url ?? 'unknown'}`,
  country,
  session: session?.kind ?? 'none',
});

declare module 'fastify' {
  interface FastifyInstance {
    noteSecurityEvent(event: SecurityEvent, facts: EventFacts): void;
  }
}
