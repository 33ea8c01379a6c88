import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { OWN_OFFER } from '@courier/config/offer';
import { ROOT } from '../publish/paths';
import { BRAND_FILES, withOneMoreBrand } from './add-brand';

/** Reads the brand files with one more brand. */
const oneMoreBrand = (id: string): Plugin => ({
  name: 'one-more-brand',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/packages\/config\/src\/brand/ }, ({ path }) => {
      const file = relative(ROOT, path);
      if (!BRAND_FILES.includes(file)) return undefined;
      return { contents: withOneMoreBrand(file, readFileSync(path, 'utf8'), id), loader: 'ts' };
    }),
});

/** Other packages and the modules of the shell; a document contains the latter. */
const outside = (isDocument: boolean): Plugin => ({
  name: 'outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isOurs = path.startsWith('@courier/');
      return isOurs && (isDocument || !Object.hasOwn(OWN_OFFER.doors, path))
        ? undefined
        : { path, external: true };
    }),
});

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/** Entry points of a remote: its module and its workers, and its document. */
export function remoteEntries(name: string) {
  const files = sources(`apps/${name}/src`);
  return {
    module: files.filter((file) => /\/src\/index\.ts$|-worker\.ts$/.test(file)),
    document: files.filter((file) => /\/document\/(main\.tsx|early\.ts)$/.test(file)),
  };
}

/** Remotes of this repository. */
export const remoteNames = readdirSync(join(ROOT, 'apps')).filter((name) =>
  existsSync(join(ROOT, 'apps', name, 'src/remote.manifest.ts')),
);

export interface CodeOptions {
  /** Whether the modules of the shell are part of it. */
  isDocument: boolean;
  /** Id of one more brand. */
  moreBrand?: string | undefined;
}

/**
 * The code of our own modules in a bundle, by entry point. A small and fast version of a build: without other packages
 * and styles.
 */
export async function bundledCode(
  entryPoints: readonly string[],
  { isDocument, moreBrand }: CodeOptions,
): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    jsx: 'automatic',
    conditions: ['source'],
    minifySyntax: true,
    minifyIdentifiers: true,
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty', '.wasm': 'empty' },
    plugins: [outside(isDocument), ...(moreBrand === undefined ? [] : [oneMoreBrand(moreBrand)])],
    logLevel: 'error',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [relative(ROOT, path), text]));
}

/** The code of a remote: its module, its workers and its document. */
export async function remoteCode(name: string, moreBrand?: string): Promise<Record<string, string>> {
  const { module, document } = remoteEntries(name);
  return {
    ...(await bundledCode(module, { isDocument: false, moreBrand })),
    ...(document.length > 0 ? await bundledCode(document, { isDocument: true, moreBrand }) : {}),
  };
}
