import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { pageHead } from '../../src/document/page-head';
import { LAYER_ORDER } from '../css/layers';

const require = createRequire(import.meta.url);
const HtmlWebpackPlugin = require('html-webpack-plugin') as {
  new (options: object): WebpackPluginInstance;
  getHooks(compilation: unknown): {
    beforeEmit: { tap(name: string, change: (page: { html: string }) => { html: string }): void };
  };
};

class PageHeadPlugin implements WebpackPluginInstance {
  constructor(private readonly head: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageHeadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PageHeadPlugin', (page) => ({
        ...page,
        html: page.html.replace('<head>', `<head>${this.head}`),
      }));
    });
  }
}

/** The HTML page of a build; its template adds to the head what it alone has. */
export const htmlPage = (options: {
  readonly title?: string;
  readonly [option: string]: unknown;
}): WebpackPluginInstance[] => [
  new HtmlWebpackPlugin({ filename: 'index.html', minify: false, ...options }),
  new PageHeadPlugin(pageHead({ title: options.title, layerOrder: LAYER_ORDER })),
];
