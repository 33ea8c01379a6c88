import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { developedBuild, developedShell, forRunningPortal } from '@courier/config/presets/webpack';
import webpack, { type Configuration } from 'webpack';
import { appFolder, ROOT } from '../publish/paths';
import type { BuildStream } from './build-stream';

/** The first one runs in the workspace and is updated in place. */
const CONFIGS = [
  'webpack.config.ts',
  'webpack.public.config.ts',
  'webpack.early.config.ts',
  'webpack.overrides.config.ts',
  'webpack.document.config.ts',
];
const SHELL = 'shell';

export const workspaceFolder = (app: string) => join(appFolder(app), 'dist/remote');

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

const developed = (app: string, build: Configuration): Configuration =>
  app === SHELL ? developedShell(build) : forRunningPortal(build, app, workspaceFolder(app));

async function readConfigs(app: string): Promise<Configuration[]> {
  const files = CONFIGS.map((file) => join(appFolder(app), file)).filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as { default: Configuration }),
  );
  return modules.map(({ default: build }, index) =>
    index === 0 ? developed(app, build) : developedBuild(build),
  );
}

interface WatchedPortal {
  site: string;
  builds: BuildStream;
  checkTypes: (app: string) => void;
}

/** Builds and publishes an app, and repeats that on every change. Resolves after the first publication. */
export async function watchApp(app: string, { site, builds, checkTypes }: WatchedPortal): Promise<void> {
  const compiler = webpack(await readConfigs(app));
  return new Promise((resolve) => {
    compiler?.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return console.error(`${app}: ${error.message}`);
      if (stats?.hasErrors()) {
        const problem = stats.toString('errors-only');
        console.error(problem);
        return builds.send({ app, problems: [problem] });
      }
      builds.send({ app, hash: stats?.stats[0]?.hash ?? '', problems: [] });
      void publish(app, site).then(() => {
        console.log(`${app}: built`);
        builds.send({ app, isPublished: true });
        checkTypes(app);
        resolve();
      });
    });
  });
}
