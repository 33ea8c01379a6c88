import { existsSync } from 'node:fs';
import { fail } from './fail.mjs';
import { run } from './run.mjs';

/** Debian packages for the tests: a file of the package, and its name. */
const NEEDED = [
  { file: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' },
  { file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', package: 'fonts-noto-cjk' },
  { file: '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', package: 'fonts-noto-core' },
  { file: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
  { file: '/usr/bin/osmium', package: 'osmium-tool' },
  { file: '/usr/bin/tilemaker', package: 'tilemaker' },
  { file: '/usr/bin/curl', package: 'curl' },
  { file: '/usr/bin/pdftotext', package: 'poppler-utils' },
  { file: '/usr/bin/redis-server', package: 'redis-server' },
  { file: '/usr/sbin/haproxy', package: 'haproxy' },
];

/** Measures the regular browser, not the headless shell. */
const NEEDED_BY_BENCH = [{ file: '/usr/bin/chromium', package: 'chromium' }];

/**
 * Installs missing Debian packages as root; prints the command for other users.
 * @param {{ bench?: boolean, dots?: boolean }} options without `dots` if others write at the same time
 */
export async function installDebianPackages({ bench = false, dots = true } = {}) {
  const needed = bench ? [...NEEDED, ...NEEDED_BY_BENCH] : NEEDED;
  const missing = needed.filter((item) => !existsSync(item.file)).map((item) => item.package);
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) {
    fail(
      `The tests need these Debian packages: ${missing.join(', ')}. Install them with: sudo sh -c "${command}"`,
    );
  }
  process.stdout.write(`Installing ${missing.join(', ')} from Debian ${dots ? '' : '\n'}`);
  const { code, output } = await run('sh', ['-c', command], {
    quiet: true,
    dots,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) {
    console.error(output.slice(-3000));
    fail(`Debian's packages could not be installed. Check the connection and run: ${command}`);
  }
}
