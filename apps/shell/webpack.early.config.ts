import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserBuild } from '@courier/config/presets/webpack';

const root = dirname(fileURLToPath(import.meta.url));

/** A small script that sends the first requests before the large scripts are loaded. */
export default browserBuild({
  root,
  mode: 'production',
  name: 'early',
  entry: { early: './src/early/main.ts' },
  output: join(root, 'dist/early'),
  publicPath: '/early/',
});
