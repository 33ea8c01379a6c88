import type { Demonstration } from '@courier/platform-api';
import type { DemoSettings } from './demo-settings';
import { demoFlags } from './demo-flags';
import { inventedHouses } from './houses/house-positions';
import { registerSandboxBank } from './payments/sandbox-bank';
import { createSandbox } from './payments/sandbox-provider';
import { demoRules } from './prices/demo-rules';
import { drawProof } from './proofs/draw-proof';
import { registerDemoPulse } from './pulse';
import { findDemoRoute } from './roads/demo-routing';
import { seedDemoOwner } from './seed-accounts';
import { listDemoSeeds } from './seeds';
import { registerSimulator } from './simulator';
import { registerDemoTracks } from './tracks';

export const createDemonstration = (settings: DemoSettings): Demonstration => ({
  seeds: listDemoSeeds(settings),
  modules: [...(settings.demoPulse ? [registerDemoPulse] : []), registerDemoTracks, registerSandboxBank],
  simulator: (app, deps) => registerSimulator(app, { ...deps, ...settings }),
  flags: demoFlags(),
  findRoute: findDemoRoute,
  rules: demoRules,
  createSandbox,
  prepareSignIn: (deps, country, email) => seedDemoOwner({ ...deps, ...settings }, country, email),
  houses: inventedHouses,
  drawProof,
});
