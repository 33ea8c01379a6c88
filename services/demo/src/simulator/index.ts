import { type Deps, mountSimulator } from '@courier/platform-api';
import type { FastifyInstance } from 'fastify';
import type { DemoSettings } from '../demo-settings';
import { createSimulator } from './simulator';

export function registerSimulator(app: FastifyInstance, deps: Deps & Pick<DemoSettings, 'simSpeed'>): void {
  const simulator = createSimulator(deps);
  app.decorate('simulator', simulator);
  const unfollow = deps.bus.onSimulatorChange(() => {
    simulator.applySettings().catch((error: unknown) => app.log.error({ err: error }, 'simulator'));
  });
  app.addHook('onReady', () =>
    deps.leadership.campaignFor('simulator', { gained: simulator.start, lost: simulator.stop }),
  );
  app.addHook('onClose', () => {
    unfollow();
    return simulator.stop();
  });
  mountSimulator(app, deps, simulator);
}
