import type { Clock } from '../../../platform/clock';
import type { ServerConfig } from '../../../settings/config';
import type { DemoPlaces } from '../deps';
import type { Metrics } from '../../../platform/metrics';
import { createCircuitBreaker, type CircuitState } from '../../../platform/outgoing/http/circuit-breaker';
import { createGoogleRouter } from './google/google-router';
import { createGuardedRouter } from './guarded-router';
import { createOsrmRouter } from './osrm/osrm-router';
import { createRemoteRouting } from './remote-routing';
import type { Router } from './router';
import { createEstimatedRouting, createLocalRouting, type Routing } from './routing';
import { createValhallaRouter } from './valhalla/valhalla-router';

const GOOGLE_ROUTES = 'https://routes.googleapis.com';

/** Without a setting: the demonstration's own streets, else estimates. */
export function chooseRouting(
  config: Pick<ServerConfig, 'routing' | 'routeFactor'>,
  {
    demonstration,
    clock,
    metrics,
    writeError,
  }: {
    demonstration: Pick<DemoPlaces, 'findRoute'> | null;
    clock: Clock;
    metrics: Pick<Metrics, 'routes' | 'placeServices'>;
    writeError: (sentence: string) => void;
  },
): Routing {
  const { routing, routeFactor } = config;
  const { provider } = routing;
  if (provider === null && demonstration) return createLocalRouting(demonstration.findRoute);
  if (provider === null || provider === 'estimate') return createEstimatedRouting(routeFactor);
  const router = createRouter(provider, routing);
  let lastFailure = '';
  const onChange = (state: CircuitState) => {
    if (state === 'open') metrics.placeServices.set({ service: 'router' }, 0);
    if (state === 'open')
      writeError(
        `Routing: ${router.name} is not asked for ${routing.pauseSeconds} s, after ${lastFailure}. Distances are estimates.`,
      );
    if (state === 'closed') writeError(`Routing: ${router.name} answers again.`);
  };
  const guarded = createGuardedRouter(router, createCircuitBreaker(routing, clock, onChange), (reason) => {
    lastFailure = reason;
  });
  return createRemoteRouting({
    router: guarded,
    mostDestinations: router.mostDestinations,
    clock,
    factor: routeFactor,
    onOutcome: (outcome) => {
      metrics.routes.inc({ outcome });
      if (outcome === 'asked') metrics.placeServices.set({ service: 'router' }, 1);
    },
  });
}

/** A server that computes routes. */
export function createRouter(
  provider: 'osrm' | 'valhalla' | 'google',
  { url, key, timeoutMs }: ServerConfig['routing'],
): Router {
  const settings = { url: url ?? GOOGLE_ROUTES, key, timeoutMs };
  if (provider === 'osrm') return createOsrmRouter(settings);
  return provider === 'valhalla' ? createValhallaRouter(settings) : createGoogleRouter(settings);
}
