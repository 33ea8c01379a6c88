import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule, type StatsCompilation } from 'webpack';
import { workspaceBuild } from '@courier/config/presets/webpack';
import { ROOT } from '../../publish/paths';

export interface OneBundle {
  folder: string;
  /** Files that the request screen needs first, relative to the folder. */
  files: string[];
}

const REMOTE = join(ROOT, 'apps/request-rider');

/** Replaces the federation runtime: the remote is part of the bundle. */
const STATIC_RUNTIME = `data:text/javascript,${encodeURIComponent(`
  import * as remote from ${JSON.stringify(join(REMOTE, 'src/index.ts'))};
  export const createFederationRuntime = () => ({ load: async () => remote, diagnose: async () => null });
`)}`;

const RUNTIME_MODULE = /\/federation-runtime$/;

interface StyleLoader {
  options?: { modules?: object };
}

/**
 * A style rule that generates the class names of the remote's release, because its prerendered HTML uses
 * them.
 */
function oneBundleRules(rule: RuleSetRule): RuleSetRule[] {
  if (String(rule.test) !== '/\\.css$/') return [rule];
  const names = { localIdentHashSalt: 'request-rider', localIdentContext: REMOTE };
  const use = (rule.use as StyleLoader[]).map((loader) => {
    const { modules } = loader.options ?? {};
    return modules
      ? { ...loader, options: { ...loader.options, modules: { ...modules, ...names } } }
      : loader;
  });
  return [
    { ...rule, exclude: REMOTE },
    { ...rule, include: REMOTE, use: use as RuleSetRule['use'] },
  ];
}

function configuration(folder: string): Configuration {
  const federated = workspaceBuild(join(ROOT, 'apps/shell'));
  return {
    ...federated,
    output: { ...federated.output, path: folder },
    module: { rules: (federated.module?.rules ?? []).flatMap((rule) => oneBundleRules(rule as RuleSetRule)) },
    plugins: [
      ...(federated.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(RUNTIME_MODULE, (found) => {
        found.request = STATIC_RUNTIME;
      }),
    ],
  };
}

const isScreen = (request: string | undefined) => request?.includes('screens/request-form/') ?? false;

function entryFiles({ entrypoints = {}, chunks = [] }: StatsCompilation): string[] {
  const initial = (entrypoints['main']?.assets ?? []).map(({ name }) => name);
  const screen = chunks
    .filter(({ origins = [] }) => origins.some(({ request }) => isScreen(request)))
    .flatMap(({ files = [] }) => files);
  return [...new Set([...initial, ...screen])];
}

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
  return { folder, files: entryFiles(stats) };
}
