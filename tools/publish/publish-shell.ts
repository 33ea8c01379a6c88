import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flagTable, UI_LANGUAGES } from '@courier/config';
import { OWN_OFFER } from '@courier/config/offer';
import type { DocumentList } from '@courier/config/registry';
import { PUBLIC_DOCUMENT_PATHS, routePatterns, WORKSPACE_DOCUMENT_PATHS } from '@courier/shell-api/routes';
import { readMerged } from '../check-locales/variant-texts.ts';
import { writeAtomically } from '../start/write-atomically.mjs';
import { refuseBuildPaths } from './build-paths';
import { filesBelow, shortHash, readJson, writeCompressed } from './files';
import { appFolder, ROOT, SITE } from './paths';

interface LoadList {
  /** Entry -> its scripts and styles. */
  entries: Record<string, string[]>;
  shared: Record<string, string[]>;
}

/** Keeps the previous build's files, so that open pages can load their chunks; removes older ones. */
function replaceFiles(build: string, target: string): void {
  const listFile = join(target, '.generations.json');
  const generations = existsSync(listFile) ? (readJson(listFile) as string[][]) : [];
  const files = filesBelow(build);
  refuseBuildPaths(build, files);
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

/**
 * `/locales/<locale>.json`: all namespaces of the packages, the shell and its public pages; also under a
 * content-hashed address, so that browsers cache it. Returns locale -> that address.
 */
function writeLocales(): Record<string, string> {
  const addresses: Record<string, string> = {};
  const commonFolder = join(ROOT, 'packages/i18n/locales');
  const shellFolder = join(appFolder('shell'), 'locales');
  const namespaces: Record<string, (language: string) => string> = {
    ...Object.fromEntries(
      filesBelow(join(commonFolder, 'en')).map((file) => [
        basename(file, '.json'),
        (language) => join(commonFolder, language, file),
      ]),
    ),
    shell: (language) => join(shellFolder, `${language}.json`),
    public: (language) => join(shellFolder, 'public', `${language}.json`),
  };
  for (const locale of UI_LANGUAGES) {
    const texts = JSON.stringify(
      Object.fromEntries(Object.entries(namespaces).map(([name, at]) => [name, readMerged(at, locale)])),
    );
    const address = `/locales/${locale}.${shortHash(texts)}.json`;
    writeCompressed(texts, join(SITE, 'locales', `${locale}.json`), join(SITE, address));
    addresses[locale] = address;
  }
  return addresses;
}

const SCRIPT = /<script defer[^>]*><\/script>/g;
const DATA_PLACE = '<!--courier:body-->';

/**
 * Inlines the public document's styles, so that its first paint needs one round trip. The script follows the
 * form, so that they do not share the connection, and precedes the data, which it needs only when it runs.
 */
function arrangePublicHtml(folder: string): void {
  const file = join(folder, 'index.html');
  const styled = readFileSync(file, 'utf8').replace(
    /<link href="\/public\/([^"]+\.css)" rel="stylesheet">/g,
    (_link, name: string) => `<style>${readFileSync(join(folder, name), 'utf8')}</style>`,
  );
  const scripts = (styled.match(SCRIPT) ?? []).join('');
  writeAtomically(file, styled.replaceAll(SCRIPT, '').replace(DATA_PLACE, `${scripts}${DATA_PLACE}`));
}

const SHEET = /<link href="[^"]+\.css" rel="stylesheet">/g;
const ROOT_ELEMENT = '<div id="root">';
const HEAD_PLACE = '<!--courier:head-->';

/**
 * Order of the workspace's HTML: styles, prerendered HTML, then the script that shows it, which waits for
 * nothing after it. The large scripts follow, because they would share the connection, and precede the data.
 */
function arrangeWorkspaceHtml(folder: string): void {
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const sheets = (html.match(SHEET) ?? []).join('');
  const scripts = (html.match(SCRIPT) ?? []).join('');
  const arranged = html
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPT, '')
    .replace(HEAD_PLACE, `<!--courier:sheets-->${sheets}${HEAD_PLACE}`)
    .replace(ROOT_ELEMENT, `<!--courier:first-paint-->${ROOT_ELEMENT}`)
    .replace(DATA_PLACE, `<!--courier:early-->${scripts}${DATA_PLACE}`);
  writeAtomically(file, arranged);
}

const isScript = (file: string) => file.endsWith('.js');

const filesOfMain = (list: LoadList, base: string) =>
  (list.entries['main'] ?? []).map((file) => `${base}${file}`);

/** The developers' `?remote=` override; a production site does not contain it. */
function publishOverrides(build: string): void {
  const target = join(SITE, 'overrides');
  if (process.env['ENVIRONMENT'] === 'prd') return rmSync(target, { recursive: true, force: true });
  replaceFiles(build, target);
  const files = filesBelow(build).map((file) => `/overrides/${file}`);
  const entry = {
    script: files.find((file) => /\/overrides\.\w+\.js$/.test(file)),
    style: files.find((file) => /\/overrides\.\w+\.css$/.test(file)),
  };
  writeAtomically(join(target, 'entry.json'), JSON.stringify(entry));
}

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
  arrangePublicHtml(join(SITE, 'public'));
  arrangeWorkspaceHtml(join(SITE, 'shell'));
  publishOverrides(join(dist, 'overrides'));
  replaceFiles(join(dist, 'early'), join(SITE, 'early'));
  const workspace = readJson(join(dist, 'workspace/load-list.json')) as LoadList;
  const lean = readJson(join(dist, 'public/load-list.json')) as LoadList;
  const documents: DocumentList = {
    publicPaths: [...PUBLIC_DOCUMENT_PATHS],
    workspacePaths: [...WORKSPACE_DOCUMENT_PATHS],
    templates: { public: 'public/index.html', workspace: 'shell/index.html' },
    preload: {
      // Its styles are inlined.
      public: filesOfMain(lean, '/public/').filter(isScript),
      workspace: filesOfMain(workspace, '/shell/'),
    },
    early: filesBelow(join(dist, 'early'))
      .filter(isScript)
      .map((file) => `/early/${file}`)[0],
    shared: Object.fromEntries(
      Object.entries(workspace.shared).map(([name, files]) => [name, files.map((file) => `/shell/${file}`)]),
    ),
    offer: OWN_OFFER,
    lateSheets: true,
    lateHashes: true,
    frame: 'shell/first-paint/frame.html',
    signInPaths: [routePatterns.landing, routePatterns.connect],
    texts: writeLocales(),
  };
  writeAtomically(join(SITE, 'documents.json'), JSON.stringify(documents, null, 2));
  const main = workspace.entries['main']?.find((file) => /^main\..*js$/.test(file)) ?? '';
  const runtime = readFileSync(join(dist, 'workspace/index.html'), 'utf8').match(
    /\/shell\/(runtime[^"]*\.js)/,
  )?.[1];
  const assets = { files: { 'main.js': `/shell/${main}`, 'runtime.js': `/shell/${runtime ?? main}` } };
  writeAtomically(join(SITE, 'asset-manifest.json'), JSON.stringify(assets));
  const flags = Object.fromEntries(flagTable.map((flag) => [flag.key, flag.default]));
  writeAtomically(join(SITE, 'feature-flags.json'), JSON.stringify(flags));
  console.log('Published shell');
}
