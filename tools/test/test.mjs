import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { continueOnPinnedNode } = await import('../start/pinned-node.mjs');
const { installDebianPackages } = await import('../start/debian-packages.mjs');

const isRun = !process.argv.some((arg) => arg === '--help' || arg === '-h');
await Promise.all([isRun && installDebianPackages({ dots: false }), installIfNeeded()]);
await continueOnPinnedNode();

await import('./run-tests.ts');
