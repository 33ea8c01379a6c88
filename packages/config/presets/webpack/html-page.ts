import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { LAYER_ORDER } from '../css/layers';

const require = createRequire(import.meta.url);
const HtmlWebpackPlugin = require('html-webpack-plugin') as {
  new (options: object): WebpackPluginInstance;
  getHooks(compilation: unknown): {
    beforeEmit: { tap(name: string, change: (page: { html: string }) => { html: string }): void };
  };
};

/** Declares the layers first in the head; the server adds the nonce. */
class LayerOrderPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LayerOrderPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('LayerOrderPlugin', (page) => ({
        ...page,
        html: page.html.replace('<head>', `<head><style>${LAYER_ORDER}</style>`),
      }));
    });
  }
}

/** The HTML page of a build, with the order of layers first in its head. */
export const htmlPage = (options: object): WebpackPluginInstance[] => [
  new HtmlWebpackPlugin({ filename: 'index.html', minify: false, ...options }),
  new LayerOrderPlugin(),
];
