import { browserBuild, pageScript } from '@courier/config/presets/webpack';
import webpack from 'webpack';
import { ROOT } from '../publish/paths';

/** The script that replaces components in a portal's page: `page.js` in this folder. */
export function buildPageScript(folder: string): Promise<void> {
  const compiler = webpack(
    browserBuild({
      root: ROOT,
      mode: 'development',
      name: 'development-page',
      entry: { page: pageScript('portal') },
      output: folder,
      publicPath: '/',
      hashed: false,
    }),
  );
  return new Promise((resolve, reject) => {
    compiler?.run((fault, stats) => {
      const failed = fault ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
}
