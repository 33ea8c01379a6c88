import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flagTable } from '@courier/config';
import type { DocumentList } from '@courier/config/registry';
import { PUBLIC_DOCUMENT_PATHS, WORKSPACE_DOCUMENT_PATHS } from '@courier/shell-api/routes';
import { filesBelow, readJson, writeAtomically } from './files';
import { appFolder, ROOT, SITE } from './paths';

interface LoadList {
  entries: Record<string, { initial: string[]; boundary: string[] }>;
  shared: Record<string, string[]>;
}

/** Keeps the files of the build before, so that pages still open can load their chunks; drops older ones. */
function replaceFiles(build: string, target: string): void {
  const listFile = join(target, '.generations.json');
  const generations = existsSync(listFile) ? (readJson(listFile) as string[][]) : [];
  const files = filesBelow(build);
  const isSame = JSON.stringify(generations[0]) === JSON.stringify(files);
  const next = isSame ? generations : [files, ...generations].slice(0, 3);
  mkdirSync(target, { recursive: true });
  cpSync(build, target, { recursive: true });
  const kept = new Set(next.flat());
  for (const file of filesBelow(target)) {
    if (!kept.has(file) && !file.startsWith('.')) rmSync(join(target, file));
  }
  writeAtomically(listFile, JSON.stringify(next));
}

/** `/locales/<locale>.json`: every namespace of the packages and of the shell. */
function writeLocales(): void {
  const commonFolder = join(ROOT, 'packages/i18n/locales');
  const shellFolder = join(appFolder('shell'), 'locales');
  const locales = new Set(filesBelow(shellFolder).map((file) => basename(file, '.json')));
  for (const locale of locales) {
    const shell = readJson(join(shellFolder, `${locale}.json`));
    const folder = join(commonFolder, locale);
    const common = existsSync(folder)
      ? Object.fromEntries(
          filesBelow(folder).map((file) => [basename(file, '.json'), readJson(join(folder, file))]),
        )
      : {};
    writeAtomically(join(SITE, 'locales', `${locale}.json`), JSON.stringify({ ...common, shell }));
  }
}

const scripts = (list: LoadList, base: string) => {
  const main = list.entries['main'];
  return main ? [...main.initial, ...main.boundary].map((file) => `${base}${file}`) : [];
};

/** Copies both documents of the shell into the site and writes what the server reads beside them. */
export function publishShell(): void {
  const dist = join(appFolder('shell'), 'dist');
  for (const [build, target] of [
    ['workspace', 'shell'],
    ['public', 'public'],
  ] as const) {
    if (!existsSync(join(dist, build)))
      throw new Error('apps/shell is not built; run npm run bundle -w apps/shell');
    replaceFiles(join(dist, build), join(SITE, target));
  }
  const workspace = readJson(join(dist, 'workspace/load-list.json')) as LoadList;
  const lean = readJson(join(dist, 'public/load-list.json')) as LoadList;
  const documents: DocumentList = {
    publicPaths: [...PUBLIC_DOCUMENT_PATHS],
    workspacePaths: [...WORKSPACE_DOCUMENT_PATHS],
    templates: { public: 'public/index.html', workspace: 'shell/index.html' },
    preload: { public: scripts(lean, '/public/'), workspace: scripts(workspace, '/shell/') },
    shared: Object.fromEntries(
      Object.entries(workspace.shared).map(([name, files]) => [name, files.map((file) => `/shell/${file}`)]),
    ),
  };
  writeAtomically(join(SITE, 'documents.json'), JSON.stringify(documents, null, 2));
  const main = workspace.entries['main']?.initial.find((file) => file.endsWith('.js')) ?? '';
  const runtime = readFileSync(join(dist, 'workspace/index.html'), 'utf8').match(
    /\/shell\/(runtime[^"]*\.js)/,
  )?.[1];
  const assets = { files: { 'main.js': `/shell/${main}`, 'runtime.js': `/shell/${runtime ?? main}` } };
  writeAtomically(join(SITE, 'asset-manifest.json'), JSON.stringify(assets));
  const flags = Object.fromEntries(flagTable.map((flag) => [flag.key, flag.default]));
  writeAtomically(join(SITE, 'feature-flags.json'), JSON.stringify(flags));
  writeLocales();
  console.log('Published shell');
}
