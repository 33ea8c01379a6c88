import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { workspaceBuild } from '@courier/config/presets/webpack';
import { ROOT } from '../../publish/paths';

export interface OneBundle {
  folder: string;
  /** What the request screen needs first, names in that folder. */
  files: string[];
}

/** In place of the federation runtime: the remote is simply part of the bundle. */
const STATIC_RUNTIME = `data:text/javascript,${encodeURIComponent(`
  import * as remote from ${JSON.stringify(join(ROOT, 'apps/request-rider/src/index.ts'))};
  export const createFederationRuntime = () => ({ load: async () => remote, diagnose: async () => null });
`)}`;

const RUNTIME_MODULE = /\/federation-runtime$/;

function configuration(folder: string): Configuration {
  const federated = workspaceBuild(join(ROOT, 'apps/shell'));
  return {
    ...federated,
    output: { ...federated.output, path: folder },
    plugins: [
      ...(federated.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(RUNTIME_MODULE, (found) => {
        found.request = STATIC_RUNTIME;
      }),
    ],
  };
}

const isScreen = (request: string | undefined) => request?.includes('screens/request-form/') ?? false;

function filesOf({ entrypoints = {}, chunks = [] }: StatsCompilation): string[] {
  const initial = (entrypoints['main']?.assets ?? []).map(({ name }) => name);
  const screen = chunks
    .filter(({ origins = [] }) => origins.some(({ request }) => isScreen(request)))
    .flatMap(({ files = [] }) => files);
  return [...new Set([...initial, ...screen])];
}

/** The shell and the request screen from the same sources in one compilation, without federation. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-one-bundle-'));
  const compiler = webpack(configuration(folder));
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (!result || result.hasErrors()) reject(new Error(result?.toString('errors-only')));
      else resolve(result.toJson({ all: false, entrypoints: true, chunks: true, chunkOrigins: true }));
    });
  });
  return { folder, files: filesOf(stats) };
}
