import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { findGrownScreens } from '../budgets/screen-sizes.ts';
import { createStepClock, formatProfile } from './build-profile.ts';
import { isBuilt, removeBuildStamp, writeBuildStamp } from './build-stamp.ts';
import { fail } from '../start/fail.mjs';
import { writeSbom } from '../sbom/write-sbom.ts';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';

const node = process.execPath;
const IMPORTS_SOURCES = ['--import', 'tsx', '--conditions=source'];

/**
 * Bundles changed packages (Nx's cache decides) and publishes them into the site. Does nothing if nothing has
 * changed since the last build.
 * @param options without `dots` if others write at the same time;
 *   `profile` prints where the time goes
 */
export async function build({ dots = true, profile = false }: { dots?: boolean; profile?: boolean } = {}) {
  const started = Date.now();
  if (!profile && isBuilt()) {
    console.log('Nothing has changed since the last build.');
    return;
  }
  removeBuildStamp();
  process.stdout.write(dots ? 'Building what changed ' : 'Building what changed\n');
  const clock = createStepClock();
  const folder = mkdtempSync(join(tmpdir(), 'courier-build-'));
  const profileFile = join(folder, 'profile.jsonl');
  writeFileSync(profileFile, '');
  await clock.measure('bundle', () => bundle(dots, profile ? { BUILD_PROFILE: profileFile } : {}));
  await clock.measure('publish', () => publish(dots));
  await clock.measure('bill of materials', writeSbom);
  for (const sentence of findGrownScreens()) console.warn(`WARNING ${sentence}`);
  const hasMissingTexts = await clock.measure('texts', warnOfMissingTexts);
  // The warning is repeated until the texts are translated.
  if (!hasMissingTexts) writeBuildStamp();
  if (profile) {
    for (const line of formatProfile(readFileSync(profileFile, 'utf8'))) console.log(line);
    console.log(clock.line());
  }
  rmSync(folder, { recursive: true });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function bundle(dots: boolean, env: Record<string, string>) {
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js');
  const { code, output } = await run(
    node,
    [lerna, 'run', 'bundle', '--concurrency', '2', '--loglevel', 'error'],
    { quiet: true, dots, env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', ...env } },
  );
  if (code === 0) return;
  console.error(output.slice(-6000));
  fail('A build failed; see the message above.');
}

async function publish(dots: boolean) {
  const script = join(ROOT, 'tools/publish/publish.ts');
  const { code, output } = await run(node, [...IMPORTS_SOURCES, script, '--all'], { quiet: true, dots });
  if (code === 0) return;
  console.error(output);
  fail('Publishing into dist/site failed; see the message above.');
}

/** Prints the texts that are shown in English because their translation is missing; returns whether any are. */
async function warnOfMissingTexts() {
  const script = join(ROOT, 'tools/translations/warn-missing.ts');
  const { output } = await run(node, [...IMPORTS_SOURCES, script]);
  return output.includes('WARNING');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = readArguments({
    usage:
      'npm run build [-- --profile]\nBuilds what changed and publishes it into dist/site; --profile prints where the time goes.',
    options: { profile: { type: 'boolean' } },
  });
  await build(values);
}
