import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserBuild } from '@courier/config/presets/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** What swaps remotes by `?remote=`: files of their own, which the site of a production deployment leaves out. */
export default browserBuild({
  root,
  mode: 'production',
  name: 'overrides',
  entry: { overrides: './src/overrides/main.ts' },
  output: join(root, 'dist/overrides'),
  publicPath: '/overrides/',
});
