import type { Demonstration } from '@courier/platform-api';
import { demoFlags } from './demo-flags';
import { demoRules } from './prices/demo-rules';
import { drawProof } from './proofs/draw-proof';
import { registerDemoPulse } from './pulse';
import { demoRouting } from './roads/demo-routing';
import { seedDemoOwner } from './seed-accounts';
import { demoSeeds } from './seeds';
import { registerSimulator } from './simulator';
import { registerDemoTracks } from './tracks';

export const demonstration: Demonstration = {
  seeds: demoSeeds,
  modules: [registerSimulator, registerDemoPulse, registerDemoTracks],
  flags: demoFlags(),
  routing: demoRouting,
  rules: demoRules,
  prepareSignIn: seedDemoOwner,
  drawProof,
};
