import { join } from 'node:path';
import { harnessBuild } from '@courier/config/presets/webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { CATALOGUE_PORT } from '../dev/ports';
import { ROOT } from '../publish/paths';

/** The design system in every state, brand, theme and direction, with hot reload. */
const build = harnessBuild(join(ROOT, 'packages/ui-kit'), 'catalogue', { entry: './catalogue/index.tsx' });
await new WebpackDevServer(
  { port: CATALOGUE_PORT, host: 'localhost', hot: true },
  webpack(build) as never,
).start();
console.log(`The design system is on http://localhost:${CATALOGUE_PORT}`);
