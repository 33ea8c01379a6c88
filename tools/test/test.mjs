import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { continueOnPinnedNode } = await import('../start/pinned-node.mjs');
const { installDebianPackages } = await import('./debian-packages.mjs');

await Promise.all([installDebianPackages({ dots: false }), installIfNeeded()]);
await continueOnPinnedNode();

await import('./run-tests.mjs');
