import { createRequire } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import type { Compiler, Dependency, javascript, WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);
const { dependencies } = require('webpack') as typeof import('webpack');

type Parser = javascript.JavascriptParser;
const KINDS = ['javascript/auto', 'javascript/esm'] as const;

/**
 * Replaces `import.meta.url`, which webpack replaces by the file's address on the build machine. Scripts are no modules,
 * so there is no other address; a library must get its own files by a setting. `new URL('./file', import.meta.url)` is
 * not affected, because webpack resolves it to a file of the build.
 */
const NO_ADDRESS = JSON.stringify('about:blank');

interface ImportedName extends Dependency {
  /** Names the variable of an import, and with it the names that the minifier chooses. */
  userRequest?: string;
}

export class NoBuildPathsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const replace = (parser: Parser) => {
      parser.hooks.expression.for('import.meta.url').tap('NoBuildPathsPlugin', (expression) => {
        const { module } = parser.state;
        const address = new dependencies.ConstDependency(NO_ADDRESS, expression.range as [number, number]);
        module.addPresentationalDependency(address);
        return true;
      });
    };
    const shorten = (dependency: ImportedName) => {
      const { userRequest } = dependency;
      if (userRequest !== undefined && isAbsolute(userRequest))
        dependency.userRequest = relative(compiler.context, userRequest);
    };
    compiler.hooks.compilation.tap('NoBuildPathsPlugin', (compilation, { normalModuleFactory }) => {
      compilation.hooks.succeedModule.tap('NoBuildPathsPlugin', ({ dependencies: imports }) =>
        imports.forEach(shorten),
      );
      for (const kind of KINDS) normalModuleFactory.hooks.parser.for(kind).tap('NoBuildPathsPlugin', replace);
    });
  }
}
