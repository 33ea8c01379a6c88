import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { installIfNeeded } from '../start/install.mjs';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';
import { installDebianPackages } from '../start/debian-packages.mjs';

const { positionals } = readArguments({
  usage: 'npm run bench -- [part …]\nBuilds, measures everything or the named parts, and prints the figures.',
  most: Infinity,
});

await installDebianPackages({ bench: true });
await installIfNeeded();

// Loads packages, which the line above may have changed.
const { build } = await import('../build/build.ts');
const { findGrownScreens } = await import('../budgets/screen-sizes.ts');

await build();
const grownScreens = findGrownScreens();
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  '--conditions=source',
  join(ROOT, 'tools/bench/rows.ts'),
  ...positionals,
]);
for (const sentence of grownScreens) console.error(`OVER ${sentence}`);
process.exitCode = code === 0 && grownScreens.length > 0 ? 1 : code;
