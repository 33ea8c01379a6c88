import { join } from 'node:path';
import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { installDebianPackages } = await import('../test/debian-packages.mjs');
const { continueOnPinnedNode } = await import('../start/pinned-node.mjs');
const { ROOT } = await import('../start/root.mjs');
const { run } = await import('../start/run.mjs');

await installDebianPackages({ bench: true });
await installIfNeeded();
await continueOnPinnedNode();

const { build } = await import('../build/build.ts');
const { findGrownScreens } = await import('../budgets/screen-sizes.ts');

await build();
const grownScreens = findGrownScreens();
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  '--conditions=source',
  join(ROOT, 'tools/bench/rows.ts'),
  ...process.argv.slice(2),
]);
for (const sentence of grownScreens) console.error(`OVER ${sentence}`);
process.exitCode = code === 0 && grownScreens.length > 0 ? 1 : code;
