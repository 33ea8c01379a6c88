import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { browserBuild } from './base';

const require = createRequire(import.meta.url);
const HtmlWebpackPlugin = require('html-webpack-plugin') as new (options: object) => WebpackPluginInstance;

/** A remote alone in the in-memory shell, without federation: the page `npm run dev -w apps/<remote>` serves. */
export function harnessBuild(root: string, name: string, entry = './dev/index.tsx'): Configuration {
  return {
    ...browserBuild({
      root,
      mode: 'development',
      name: `${name}-harness`,
      entry: { main: entry },
      output: join(root, 'dist/harness'),
      publicPath: '/',
      hashed: false,
      plugins: [
        new HtmlWebpackPlugin({
          title: name,
          templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>`,
        }),
      ],
    }),
  };
}
