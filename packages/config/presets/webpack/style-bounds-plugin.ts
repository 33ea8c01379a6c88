import type { Compiler, WebpackPluginInstance } from 'webpack';
import { strayStyles } from '../css/remote-styles';

/** Refuses a remote's build whose styles reach beyond the remote. */
export class StyleBoundsPlugin implements WebpackPluginInstance {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleBoundsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StyleBoundsPlugin', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          for (const stray of strayStyles(asset.source().toString(), this.remote))
            compilation.errors.push(new WebpackError(`${file}: "${stray}" dresses more than the remote.`));
        }
      });
    });
  }
}
