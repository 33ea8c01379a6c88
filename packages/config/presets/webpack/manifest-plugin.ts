import type { Compiler, WebpackPluginInstance } from 'webpack';
import { parseManifest, type RemoteManifest } from '../../src/registry/manifest';
import { collectNeeds } from './needs';

/**
 * Validates a remote's manifest and writes it with the build's requirements to `remote-manifest.json`, for publishing.
 */
export class ManifestPlugin implements WebpackPluginInstance {
  constructor(private readonly manifest: RemoteManifest) {}

  apply(compiler: Compiler): void {
    const checked = parseManifest(this.manifest);
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ManifestPlugin', () => {
        compilation.emitAsset(
          'remote-manifest.json',
          new compiler.webpack.sources.RawSource(
            JSON.stringify({ ...checked, needs: collectNeeds(compilation) }, null, 2),
          ),
        );
      });
    });
  }
}
