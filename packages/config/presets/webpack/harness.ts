import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserBuild } from './base';
import { htmlPage } from './html-page';

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
      plugins: htmlPage({
        title: name,
        templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>`,
      }),
    }),
  };
}
