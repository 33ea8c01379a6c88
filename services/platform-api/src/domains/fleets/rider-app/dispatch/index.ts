import type { FastifyInstance } from 'fastify';
import { runOnOneInstance } from '../../../../platform/outgoing/run-on-one-instance';
import type { Deps } from '../deps';
import { dispatchOrders } from './dispatch-orders';
import { listRiderFleets } from './rider-fleets';

/**
 * Offers orders to riders, on one instance.
 * @returns a function that looks at once
 */
export function startDispatch(app: FastifyInstance, deps: Deps): () => void {
  const fleets = listRiderFleets(deps.config.fleets);
  if (fleets.length === 0) return () => undefined;
  const work = () => dispatchOrders(deps, fleets);
  const wake = runOnOneInstance(app, deps, { task: 'riderDispatch', name: 'dispatch of riders', work });
  const unsubscribe = deps.bus.subscribe(wake);
  app.addHook('onClose', async () => unsubscribe());
  return wake;
}
