import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserBuild } from '@courier/config/presets/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** Overrides of remotes with `?remote=`. A separate bundle that production deployments omit. */
export default browserBuild({
  root,
  mode: 'production',
  name: 'overrides',
  entry: { overrides: './src/overrides/main.ts' },
  output: join(root, 'dist/overrides'),
  publicPath: '/overrides/',
});
