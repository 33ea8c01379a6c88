import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The steps of a build in their order; a step ends where the next one begins. */
export const BUILD_STEPS = [
  'load',
  'transpile',
  'chunks',
  'minify',
  'other assets',
  'compress',
  'write',
] as const;
type BuildStep = (typeof BUILD_STEPS)[number];

/** A line of the file: the times of one webpack configuration. */
export interface StepTimes {
  project: string;
  build: string;
  milliseconds: Record<BuildStep, number>;
}

/** Writes how long each step of a build took, as one JSON line, for `npm run build -- --profile`. */
export class StepTimesPlugin implements WebpackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const name = 'StepTimesPlugin';
    const { hooks, webpack, context } = compiler;
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: size, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: transfer } =
      webpack.Compilation;
    const milliseconds: Partial<Record<BuildStep, number>> = {};
    // Includes the start of the process, which loads webpack and the configuration.
    let startedAt = 0;
    const end = (step: BuildStep) => {
      const endedAt = performance.now();
      milliseconds[step] = Math.round(endedAt - startedAt);
      startedAt = endedAt;
    };
    hooks.run.tap(name, () => end('load'));
    hooks.thisCompilation.tap(name, (compilation) => {
      // Child compilations of plugins belong to the step that starts them.
      compilation.hooks.seal.tap(name, () => end('transpile'));
      const endBefore = (stage: number, step: BuildStep) =>
        compilation.hooks.processAssets.tap({ name, stage }, () => end(step));
      endBefore(size - 1, 'chunks');
      endBefore(size + 1, 'minify');
      endBefore(transfer - 1, 'other assets');
      endBefore(transfer + 1, 'compress');
    });
    hooks.done.tap(name, () => {
      end('write');
      const build = compiler.options.output.uniqueName ?? '';
      appendFileSync(this.file, `${JSON.stringify({ project: basename(context), build, milliseconds })}\n`);
    });
  }
}

/** The plugin if a profile is wanted; builds of development servers have none. */
export function stepTimes(): StepTimesPlugin[] {
  const file = process.env['BUILD_PROFILE'];
  return file === undefined ? [] : [new StepTimesPlugin(file)];
}
