import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformFileSync, type Options } from '@swc/core';

/** Parts of a package; each is in `dist` under the same name, so that relative imports work. */
const PARTS = ['src', 'presets', 'locales'];
const LEFT_OUT = /\.test\.|\/map\/data\/|README\.md$|\/tsconfig\.json$/;
const SOURCE = /(?<!\.d)\.tsx?$/;

/** Like the browser presets, so that a remote's code is the same with sources or packed packages. */
const SWC: Options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    externalHelpers: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  swcrc: false,
};

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** The compiled file of an import, as a relative path. */
function fullSpecifier(specifier: string, folder: string) {
  const place = join(folder, specifier);
  if (SOURCE.test(specifier) && existsSync(place)) return specifier.replace(SOURCE, '.js');
  if (['.ts', '.tsx'].some((ending) => existsSync(place + ending))) return `${specifier}.js`;
  if (['index.ts', 'index.tsx'].some((file) => existsSync(join(place, file))))
    return `${specifier.replace(/\/$/, '')}/index.js`;
  return specifier;
}

/**
 * Adds file extensions to relative imports, which Node and bundlers require in ES modules.
 * @param code of a compiled module
 * @param folder of its source
 */
export const withEndings = (code: string, folder: string) =>
  code.replace(
    /(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"'\n]*)?)\2/g,
    (_all, before, quote, specifier) => before + quote + fullSpecifier(specifier, folder) + quote,
  );

/**
 * Compiles a package into `dist`: scripts, declarations, and all other files unchanged.
 * @param folder of the package, whose declarations `tsc -b` has written into `types`
 */
export function compilePackage(folder: string) {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const write = (file: string, content: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const file of PARTS.flatMap((part) => filesBelow(join(folder, part)))) {
    const place = relative(folder, file);
    if (LEFT_OUT.test(`/${place}`)) continue;
    const target = join(dist, place);
    if (SOURCE.test(file))
      write(target.replace(SOURCE, '.js'), withEndings(transformFileSync(file, SWC).code, dirname(file)));
    else {
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
    }
  }
  const types = join(folder, 'types');
  for (const file of PARTS.flatMap((part) => filesBelow(join(types, part)))) {
    const place = relative(types, file);
    const source = join(folder, place.replace(/\.d\.ts$/, ''));
    // Skips stale declarations of removed files.
    if (!['.ts', '.tsx'].some((ending) => existsSync(source + ending))) continue;
    write(join(dist, place), withEndings(readFileSync(file, 'utf8'), dirname(source)));
  }
}
