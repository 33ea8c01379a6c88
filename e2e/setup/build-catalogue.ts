import { harnessBuild } from '@courier/config/presets/webpack';
import { join } from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../../tools/publish/paths';

/** Builds the catalogue of the design system; returns its folder. */
export async function buildCatalogue(): Promise<string> {
  const root = join(ROOT, 'packages/ui-kit');
  const compiler = webpack(harnessBuild(root, 'catalogue', { entry: './catalogue/index.tsx' }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      const failed = fault ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  return join(root, 'dist/harness');
}
