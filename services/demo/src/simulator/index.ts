import { contract } from '@courier/api-client/contract';
import { isOrderStatus } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import {
  badInput,
  conflict,
  type Deps,
  findOrder,
  mount,
  notFound,
  usesSimulator,
} from '@courier/platform-api';
import type { DemoSettings } from '../demo-settings';
import { createSimulator } from './simulator';

/** Does not exist without a country that it delivers for. */
export function registerSimulator(app: FastifyInstance, deps: Deps & Pick<DemoSettings, 'simSpeed'>): void {
  if (!usesSimulator(deps.config.fleets)) {
    app.decorate('simulator', null);
    return;
  }
  const simulator = createSimulator(deps);
  app.decorate('simulator', simulator);
  const unfollow = deps.bus.onSimulatorChange(() => {
    simulator.followSettings().catch((error: unknown) => app.log.error({ err: error }, 'simulator'));
  });
  app.addHook('onReady', () =>
    deps.leadership.lead('simulator', { gained: simulator.start, lost: simulator.stop }),
  );
  app.addHook('onClose', () => {
    unfollow();
    return simulator.stop();
  });

  mount(app, deps, contract.simulator.get, async () => ({ result: await simulator.settings() }));

  mount(app, deps, contract.simulator.set, async ({ body }) => ({ result: await simulator.change(body) }));

  mount(app, deps, contract.simulator.advance, async ({ params, body, db }) => {
    if (body.status !== undefined && !isOrderStatus(body.status))
      throw badInput('This is not a status.', 'error.invalid-input', 'status');
    const order = await simulator.advance(params.orderId, body.status);
    if (order) return { result: order };
    if (await findOrder(db, params.orderId)) throw conflict('The order is not under way.', 'error.conflict');
    throw notFound();
  });
}
