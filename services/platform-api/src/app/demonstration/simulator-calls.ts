import { contract, type Order, type SimulatorState } from '@courier/api-client/contract';
import { isOrderStatus, type OrderStatus } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { findOrder } from '../../domains/orders/stored-orders/orders.repository';
import { mount } from '../../platform/calls/mount';
import { badInput, conflict, notFound } from '../../platform/requests/refusal';
import type { Deps } from '../deps';

/** What the calls of the simulator do. */
export interface SimulatorCalls {
  settings(): Promise<SimulatorState>;
  change(settings: Partial<SimulatorState>): Promise<SimulatorState>;
  /**
   * Moves an order to its next status, or through all statuses to the given one. Undefined when it is not
   * running.
   * @throws Refusal 409 for a status that it cannot reach any more
   */
  advance(orderId: string, status: OrderStatus | undefined): Promise<Order | undefined>;
}

/** Offers the calls that control a simulator. */
export function mountSimulator(
  app: FastifyInstance,
  deps: Pick<Deps, 'calls'>,
  simulator: SimulatorCalls,
): void {
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
