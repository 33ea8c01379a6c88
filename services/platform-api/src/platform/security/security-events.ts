import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { SecurityEvent } from '../requests/event-codes';

/** Only our own values: no tokens, ids, addresses or typed text. */
export type EventFacts = Readonly<Record<string, string>>;

type EventDeps = Pick<Deps, 'metrics' | 'log'>;

export function recordSecurityEvent(
  { metrics, log }: EventDeps,
  event: SecurityEvent,
  facts: EventFacts,
): void {
  metrics.securityEvents.inc({ code: event });
  log.warn({ securityEvent: event, ...facts }, 'security event');
}

/** Loggable facts of a request: its route pattern contains no ids. */
export const requestFacts = ({ method, routeOptions, country, session }: FastifyRequest): EventFacts => ({
  call: `${method} ${routeOptions.url ?? 'unknown'}`,
  country,
  session: session?.kind ?? 'none',
});

declare module 'fastify' {
  interface FastifyInstance {
    recordSecurityEvent(event: SecurityEvent, facts: EventFacts): void;
  }
}
