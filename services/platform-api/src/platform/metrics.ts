import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { SECURITY_EVENTS } from './requests/event-codes';

/** One set per server, so that two in one process do not mix. */
export interface Metrics {
  registry: Registry;
  /** Seconds per call, by route pattern, method and status. The URL would contain ids. */
  calls: Histogram<'route' | 'method' | 'status'>;
  liveChannels: Gauge;
  liveDeliveries: Counter;
  mails: Counter<'outcome'>;
  /** 1 while calls are counted together with the other instances, else 0. */
  sharedCounts: Gauge;
  /** By code; event-codes.ts lists them. */
  securityEvents: Counter<'code'>;
  /** Distances between shop and customer, by how they were found. */
  routes: Counter<'outcome'>;
  /** 1 while a geocoder or routing server of its own answers, else 0. */
  placeServices: Gauge<'service'>;
  /** Quoted fees, by whether their distance was measured. */
  quotes: Counter<'country' | 'distance'>;
  remoteFaults: Counter<'remote' | 'what'>;
  /** Card charges that began to need a person, by cause. */
  stuckCharges: Counter<'country' | 'cause'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const securityEvents = new Counter({
    name: 'courier_security_events_total',
    help: 'Events an operator wants to hear of, by code.',
    labelNames: ['code'],
    registers,
  });
  // A counter must exist before its first event to show a rise.
  for (const code of SECURITY_EVENTS) securityEvents.inc({ code }, 0);
  return {
    registry,
    calls: new Histogram({
      name: 'courier_http_request_seconds',
      help: 'Time from request to answer.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    liveChannels: new Gauge({ name: 'courier_live_channels', help: 'Open live channels.', registers }),
    securityEvents,
    remoteFaults: new Counter({
      name: 'courier_remote_faults_total',
      help: 'Faults of remotes that browsers reported: of loading, of running, `policy` and `integrity`.',
      labelNames: ['remote', 'what'],
      registers,
    }),
    stuckCharges: new Counter({
      name: 'courier_charges_stuck_total',
      help: 'Card charges that need a person: the provider `refused` a call for good, reported that one `failed`, `contradicted` us, or sent that one is `disputed`.',
      labelNames: ['country', 'cause'],
      registers,
    }),
    routes: new Counter({
      name: 'courier_routes_total',
      help: 'Distances: `asked` of the routing server, `cached`, `estimated`. Counted while ROUTING names a server.',
      labelNames: ['outcome'],
      registers,
    }),
    placeServices: new Gauge({
      name: 'courier_place_service_up',
      help: '`geocoder`: 1 after an answer, 0 after a failure. `router`: 0 after some failures in a row. Absent before the first call.',
      labelNames: ['service'],
      registers,
    }),
    quotes: new Counter({
      name: 'courier_quotes_total',
      help: 'Fees quoted, by country and whether their distance was `measured` or `estimated`.',
      labelNames: ['country', 'distance'],
      registers,
    }),
    mails: new Counter({
      name: 'courier_mails_total',
      help: 'Mails by outcome: `sent` to the mail server, `kept` in the outbox, `failed`.',
      labelNames: ['outcome'],
      registers,
    }),
    sharedCounts: new Gauge({
      name: 'courier_shared_counts',
      help: '1 while calls are counted with the other instances, 0 while this one counts alone.',
      registers,
    }),
    liveDeliveries: new Counter({
      name: 'courier_live_deliveries_total',
      help: 'Order updates written to live channels.',
      registers,
    }),
  };
}

/** Event loop, memory and garbage collection; off in tests. */
export const watchProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
