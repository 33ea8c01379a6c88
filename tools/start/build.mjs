import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { writeSbom } from '../sbom/write-sbom.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const node = process.execPath;

/**
 * Bundles changed packages (Nx's cache decides) and publishes them into the site.
 * @param {{ dots?: boolean }} options without `dots` if others write at the same time
 */
export async function build({ dots = true } = {}) {
  const started = Date.now();
  process.stdout.write(dots ? 'Building what changed ' : 'Building what changed\n');
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js');
  const bundled = await run(node, [lerna, 'run', 'bundle', '--concurrency', '2', '--loglevel', 'error'], {
    quiet: true,
    dots,
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
  });
  if (bundled.code !== 0) {
    console.error(bundled.output.slice(-6000));
    fail('A build failed; see the message above.');
  }
  const published = await run(
    node,
    ['--import', 'tsx', '--conditions=source', join(ROOT, 'tools/publish/publish.ts'), '--all'],
    { quiet: true, dots },
  );
  if (published.code !== 0) {
    console.error(published.output);
    fail('Publishing into dist/site failed; see the message above.');
  }
  await writeSbom();
  await warnOfMissingTexts();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Prints the texts that are shown in English because their translation is missing. */
async function warnOfMissingTexts() {
  const script = join(ROOT, 'tools/translations/warn-missing.mjs');
  await run(node, ['--import', 'tsx', '--conditions=source', script]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
