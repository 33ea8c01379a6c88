import { pathToFileURL } from 'node:url';
import { checkNode } from '../start/check-node.mjs';

checkNode();

const { installIfNeeded } = await import('../start/install.mjs');
const { continueOnPinnedNode } = await import('../start/pinned-node.mjs');
const { run } = await import('../start/run.mjs');
const { CHECKS, checksForApp } = await import('./checks.mjs');
const { fail } = await import('../start/fail.mjs');

const AT_ONCE = 2;

/** Runs static checks, two at a time, prints failures, and returns one entry per check. */
export async function verify(checks = CHECKS) {
  const entries = [];
  const waiting = [...checks];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) entries.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return entries;
}

function askedChecks([folder]) {
  if (folder === undefined) return CHECKS;
  try {
    return checksForApp(folder);
  } catch (error) {
    return fail(error.message);
  }
}

async function runCheck({ title, file, args, env, printsResult }) {
  const started = Date.now();
  const { code, output } = await run(process.execPath, args, { quiet: true, dots: false, env });
  const milliseconds = Date.now() - started;
  if (code === 0)
    console.log(`${printsResult ? output : ''}verify: ${title} ok, ${(milliseconds / 1000).toFixed(1)} s`);
  else console.error(`${output.slice(-12000)}\nverify: ${title} failed`);
  return {
    title: `verify: ${title}`,
    file,
    part: 'static checks',
    outcome: code === 0 ? 'passed' : 'failed',
    milliseconds,
    fileStartedAt: started,
    fileMilliseconds: milliseconds,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfNeeded();
  await continueOnPinnedNode();
  const entries = await verify(askedChecks(process.argv.slice(2)));
  process.exitCode = entries.every((entry) => entry.outcome === 'passed') ? 0 : 1;
}
