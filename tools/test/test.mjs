import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { ROOT } = await import('../start/root.mjs');
const { installDebianPackages } = await import('./debian-packages.mjs');
const { verify } = await import('./verify.mjs');
const { runJest } = await import('./jest-run.mjs');
const { runPlaywright } = await import('./playwright-run.mjs');
const { build } = await import('../start/build.mjs');

const deep = process.argv.includes('--deep');

await installDebianPackages();
await installIfNeeded();
mkdirSync(join(ROOT, 'reports'), { recursive: true });

// The build comes before the unit tests: those that start a server then start the built one, in a fraction of the time.
// Neither it nor the checks keep two cores busy by themselves.
const [checks] = await Promise.all([verify(), build({ dots: false })]);
const entries = [...checks];
console.log('\nUnit, contract and API tests');
entries.push(...(await runJest({ deep })));
console.log('\nJourneys in the browser');
entries.push(...(await runPlaywright({ deep })));

writeFileSync(join(ROOT, 'reports/tests.json'), `${JSON.stringify(entries, null, 2)}\n`);
const count = (outcome) => entries.filter((entry) => entry.outcome === outcome).length;
const failed = entries.filter((entry) => entry.outcome === 'failed');
for (const entry of failed) console.error(`FAILED ${entry.file}: ${entry.title}`);
const skipped = count('skipped');
console.log(`\n${count('passed')} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed.length || count('passed') === 0 ? 1 : 0;
