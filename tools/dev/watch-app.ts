import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { appFolder, ROOT } from '../publish/paths';

const CONFIGS = ['webpack.config.ts', 'webpack.public.config.ts', 'webpack.overrides.config.ts'];

function publish(app: string, site: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions=source', join(ROOT, 'tools/publish/publish.ts'), app],
      { cwd: ROOT, env: { ...process.env, SITE_DIR: site }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    child.on('close', () => resolve());
  });
}

async function configsOf(app: string): Promise<Configuration[]> {
  const files = CONFIGS.map((file) => join(appFolder(app), file)).filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as { default: Configuration }),
  );
  return modules.map((module) => ({
    ...module.default,
    mode: 'development' as const,
    devtool: 'source-map' as const,
  }));
}

/** Builds an app, publishes it, and does so again after every change. Resolves after the first publication. */
export async function watchApp(app: string, site: string, onPublished: () => void): Promise<void> {
  const compiler = webpack(await configsOf(app));
  return new Promise((resolve) => {
    compiler?.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return console.error(`${app}: ${error.message}`);
      if (stats?.hasErrors()) return console.error(stats.toString('errors-only'));
      void publish(app, site).then(() => {
        console.log(`${app}: built`);
        onPublished();
        resolve();
      });
    });
  });
}
