import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { readFirstPaint } from '../../src/first-paint/first-paint';
import { browserBuild, cssNames, type Mode } from './base';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as typeof import('webpack');

/** Next to this package, in another repository as well. */
const KIT = fileURLToPath(new URL('../../../ui-kit/', import.meta.url));

interface NamedFile {
  resourcePath: string;
}
type ClassName = (file: NamedFile, pattern: string, name: string, options: object) => string;
const { defaultGetLocalIdent } = require('css-loader') as { defaultGetLocalIdent: ClassName };

/**
 * Class names derive from paths relative to the shell's folder, because the shell's build styles the kit for the whole
 * workspace, regardless of where the kit is installed.
 */
const shellsName: ClassName = (file, pattern, name, options) =>
  defaultGetLocalIdent(
    Object.create(file, {
      resourcePath: { value: resolve('/packages/ui-kit', relative(KIT, file.resourcePath)) },
    }) as NamedFile,
    pattern,
    name,
    { ...options, context: resolve('/apps/shell') },
  );

/** Only class names: the browser build contains the styles. */
const classNames = (rule: RuleSetRule, names: object): RuleSetRule => ({
  test: /\.css$/,
  ...rule,
  use: [
    {
      loader: require.resolve('css-loader'),
      options: { modules: { ...names, exportOnlyLocals: true } },
    },
  ],
});

interface DrawnBuild {
  /** Absolute folder of the app. */
  root: string;
  mode: Mode;
  /** The remote's name; absent for the shell. */
  remote?: string;
}

/** The browser's sources and class names, for execution in Node. */
function drawingBuild({ root, mode, remote }: DrawnBuild, output: string): Configuration {
  const name = `first-paint-${remote ?? 'shell'}`;
  const build = browserBuild({ root, mode, name, entry: {}, output, publicPath: '/' });
  const scripts = (build.module?.rules ?? []).filter(
    (rule) => String((rule as RuleSetRule).test) !== '/\\.css$/',
  );
  return {
    ...build,
    target: 'node20',
    entry: { drawing: './src/first-paint' },
    devtool: false,
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: {
      rules: [
        ...scripts,
        classNames({ include: KIT }, { ...cssNames(mode), getLocalIdent: shellsName }),
        classNames({ exclude: KIT }, { ...cssNames(mode, remote), localIdentContext: root }),
      ],
    },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

async function run(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<import('webpack').Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

type Drawings = Readonly<Record<string, () => string>>;

/** Route -> HTML prerendered by `src/first-paint`. */
async function drawnBy(build: DrawnBuild): Promise<Record<string, string>> {
  const output = mkdtempSync(join(tmpdir(), 'courier-first-paint-'));
  try {
    await run(drawingBuild(build, output));
    const { firstPaints } = require(join(output, 'drawing.cjs')) as { firstPaints: Drawings };
    return Object.fromEntries(Object.entries(firstPaints).map(([route, draw]) => [route, draw()]));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

interface FirstPaintOptions extends DrawnBuild {
  files: Readonly<Record<string, string>>;
}

/** Prerenders the HTML files of a manifest and adds them to the build. */
export class FirstPaintPlugin implements WebpackPluginInstance {
  constructor(private readonly options: FirstPaintOptions) {}

  apply(compiler: Compiler): void {
    const { files, ...build } = this.options;
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPaintPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstPaintPlugin', stage }, async () => {
        const refuse = (file: string, reason: string) =>
          compilation.errors.push(new WebpackError(`${file} is no first paint: ${reason}`));
        try {
          const drawn = await drawnBy(build);
          for (const [route, file] of Object.entries(files)) {
            const html = drawn[route];
            if (html === undefined) refuse(file, `src/first-paint draws none for ${route}.`);
            else {
              compilation.emitAsset(file, new sources.RawSource(html));
              readFirstPaint(html, { isFrame: build.remote === undefined });
            }
          }
        } catch (error) {
          refuse(Object.values(files).join(', '), String(error));
        }
      });
    });
  }
}
