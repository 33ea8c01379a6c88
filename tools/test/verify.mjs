import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { continueOnPinnedNode } = await import('../start/pinned-node.mjs');

await installIfNeeded();
await continueOnPinnedNode();

const { runRequestedChecks } = await import('./run-checks.ts');
process.exitCode = await runRequestedChecks();
