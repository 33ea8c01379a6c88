import { pathToFileURL } from 'node:url';
import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { run } = await import('../start/run.mjs');
const { CHECKS } = await import('./checks.mjs');

const AT_ONCE = 2;

/** Runs every static check, two at a time, shows what failed, and answers one entry per check. */
export async function verify() {
  const entries = [];
  const waiting = [...CHECKS];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) entries.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return entries;
}

async function runCheck({ title, file, args, env, printsResult }) {
  const started = Date.now();
  const { code, output } = await run(process.execPath, args, { quiet: true, dots: false, env });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code === 0) console.log(`${printsResult ? output : ''}verify: ${title} ok, ${seconds} s`);
  else console.error(`${output.slice(-12000)}\nverify: ${title} failed`);
  return { title: `verify: ${title}`, file, outcome: code === 0 ? 'passed' : 'failed' };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfNeeded();
  const entries = await verify();
  process.exitCode = entries.every((entry) => entry.outcome === 'passed') ? 0 : 1;
}
