import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserBuild } from '@courier/config/presets/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** The small script before the workspace's large ones: what they will ask for travels while they are read. */
export default browserBuild({
  root,
  mode: 'production',
  name: 'early',
  entry: { early: './src/early/main.ts' },
  output: join(root, 'dist/early'),
  publicPath: '/early/',
});
