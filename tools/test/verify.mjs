import { pathToFileURL } from 'node:url';
import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { run } = await import('../start/run.mjs');
const { CHECKS } = await import('./checks.mjs');

/** Runs every static check, shows what failed, and answers one entry per check. */
export async function verify() {
  const entries = [];
  for (const { title, file, args } of CHECKS) {
    const started = Date.now();
    process.stdout.write(`verify: ${title} `);
    const { code, output } = await run(process.execPath, args, { quiet: true });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code === 0) console.log(`  ok, ${seconds} s`);
    else console.error(`${output.slice(-12000)}\nverify: ${title} failed`);
    entries.push({ title: `verify: ${title}`, file, outcome: code === 0 ? 'passed' : 'failed' });
  }
  return entries;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfNeeded();
  const entries = await verify();
  process.exitCode = entries.every((entry) => entry.outcome === 'passed') ? 0 : 1;
}
