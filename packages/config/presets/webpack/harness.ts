import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserBuild } from './base';
import { htmlPage } from './html-page';
import { pageScript, withRefresh } from './refresh';

export interface HarnessPage {
  /** Script of the page. */
  entry?: string;
  /** Data blocks of the page, by id. */
  blocks?: Readonly<Record<string, unknown>>;
}

/** React looks for Fast Refresh only once, when it loads. */
const HARNESS_REFRESH = pageScript('harness');

/** `</script>` would end the data block. */
const dataBlockHtml = ([id, data]: [string, unknown]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The page of `npm run dev -w apps/<remote>`: a remote alone in the in-memory shell, without federation. */
export function harnessBuild(
  root: string,
  name: string,
  { entry = './dev/index.tsx', blocks = {} }: HarnessPage = {},
): Configuration {
  const build = browserBuild({
    root,
    mode: 'development',
    name: `${name}-harness`,
    entry: { main: entry },
    output: join(root, 'dist/harness'),
    publicPath: '/',
    hashed: false,
    plugins: htmlPage({
      title: name,
      templateContent: `<!doctype html><html lang="en"><head>${Object.entries(blocks).map(dataBlockHtml).join('')}</head><body><div id="root"></div></body></html>`,
    }),
  });
  return withRefresh({ ...build, entry: { main: [HARNESS_REFRESH, entry] } }, name, 'build');
}
