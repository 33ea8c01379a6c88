import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  DOCUMENT_ADDRESS,
  parseManifest,
  type PublishedRelease,
  type RemoteManifest,
} from '@courier/config/registry';
import {
  contentHash,
  copyFolderOnce,
  fileIntegrity,
  filesBelow,
  readJson,
  shortHash,
  textIntegrity,
  writeCompressed,
} from './files';
import { writeAtomically } from '../start/write-atomically.mjs';
import { storeSourceMaps } from '../release/source-maps.ts';
import { refuseBuildPaths } from './build-paths';
import { builtSources } from './built-sources';
import { publishedSentence } from './published-sentence';
import { appFolder, SITE } from './paths';
import { publishEntry, type Publication } from './registry-file';
import { readTextFiles } from './text-files';

interface FederationManifest {
  shared: { name: string }[];
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** Build files that only publishing reads. */
const LISTS = ['load-list.json', 'module-list.json'];

/** Compressed copies, source maps, and hot updates of a development build. */
const NO_FILE = /\.br$|\.map$|\.hot-update\./;

const isSourceMap = (file: string) => file.endsWith('.map');

type Texts = Record<string, unknown>;

function textAt(texts: Texts, key: string): string | undefined {
  const value = key
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node ? (node as Texts)[part] : undefined),
      texts,
    );
  return typeof value === 'string' ? value : undefined;
}

/** Texts that the shell needs before the remote's code, by locale. */
function shellTexts(
  languages: ReadonlyMap<string, string>,
  manifest: RemoteManifest,
): PublishedRelease['texts'] {
  const { titleKey, navigation, commands = [], shortcuts = [] } = manifest;
  const keys = [
    titleKey,
    ...[...navigation, ...commands, ...shortcuts].map(({ labelKey }) => labelKey),
    ...[...navigation, ...commands].flatMap(({ keywordKeys = [] }) => keywordKeys),
  ];
  return Object.fromEntries(
    [...languages].map(([language, content]) => {
      const texts = JSON.parse(content) as Texts;
      const known = keys.flatMap((key) => {
        const text = textAt(texts, key);
        return text === undefined ? [] : [[key, text] as const];
      });
      return [language, Object.fromEntries(known)];
    }),
  );
}

const sharedModuleNames = (build: string) =>
  (readJson(join(build, 'mf-manifest.json')) as FederationManifest).shared.map((module) => module.name);

const containerName = (build: string) =>
  (readJson(join(build, 'mf-manifest.json')) as FederationManifest).metaData.remoteEntry.name;

/** Container, exposed module and the screens' chunks: all files between a click and the screen. */
function preloadFiles(build: string): string[] {
  const { metaData, exposes } = readJson(join(build, 'mf-manifest.json')) as FederationManifest;
  const { exposed } = readJson(join(build, 'load-list.json')) as { exposed: string[] };
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return [...new Set([metaData.remoteEntry.name, ...assets, ...exposed])];
}

/** Copies the remote's own document into its release and writes its files' address into the HTML. */
function publishDocument(documentBuild: string, target: string, address: string): void {
  copyFolderOnce(documentBuild, target);
  rmSync(join(target, 'index.html.br'), { force: true });
  const html = readFileSync(join(documentBuild, 'index.html'), 'utf8');
  writeAtomically(join(target, 'index.html'), html.replaceAll(DOCUMENT_ADDRESS, address));
}

export interface PublishOptions {
  /** The site's folder; the built site by default. */
  site?: string;
  /** A `build` does not change channels that a command has changed. */
  act: Publication['act'];
  canary?: Publication['canary'];
  brand?: Publication['brand'];
  history?: Publication['history'];
  /** The remote's folder; `apps/<name>` by default. */
  folder?: string;
}

/** The content of `dist` as a release: its version changes with any byte. */
export function builtRelease(name: string, app = appFolder(name)) {
  const build = join(app, 'dist/remote');
  if (!existsSync(build)) throw new Error(`apps/${name} is not built; run npm run bundle -w apps/${name}`);
  const { version } = readJson(join(app, 'package.json')) as { version: string };
  const manifest = parseManifest(readJson(join(build, 'remote-manifest.json')));
  const files = filesBelow(build).filter((file) => !NO_FILE.test(file) && !LISTS.includes(file));
  const documentBuild = join(app, 'dist/document');
  const hasDocument = existsSync(documentBuild);
  // A document requests the texts of its language by name.
  const languages = readTextFiles(join(app, 'locales'), { everyVariant: hasDocument });
  const localeHash = shortHash(JSON.stringify([...languages]));
  const documentHash = hasDocument ? contentHash(documentBuild, filesBelow(documentBuild)).slice(0, 4) : '';
  refuseBuildPaths(build, files);
  if (hasDocument) refuseBuildPaths(documentBuild, filesBelow(documentBuild));
  const hash = contentHash(build, files);
  const id = `${version}-${hash}${localeHash.slice(0, 4)}${documentHash}`;
  const release: PublishedRelease = {
    version: id,
    entry: `/remotes/${name}/${id}/mf-manifest.json`,
    container: containerName(build),
    files: Object.fromEntries([
      ...files.map((file) => [file, fileIntegrity(join(build, file))] as const),
      ...[...languages].map(
        ([language, content]) => [`locales/${language}.json`, textIntegrity(content)] as const,
      ),
    ]),
    preload: preloadFiles(build),
    shared: sharedModuleNames(build),
    manifest,
    texts: shellTexts(languages, manifest),
    ...(hasDocument ? { document: 'document/index.html' } : {}),
  };
  return { release, build, languages, documentBuild: hasDocument ? documentBuild : null };
}

/** Copies a remote's build into a site under its version and adds it to the registries of its brands. */
export function publishRemote(
  name: string,
  { site = SITE, folder: app, ...publication }: PublishOptions,
): string {
  const { release, build, languages, documentBuild } = builtRelease(name, app);
  const folder = `/remotes/${name}/${release.version}`;
  const target = join(site, folder);
  const isNew = !existsSync(target);
  if (isNew) {
    copyFolderOnce(build, target, isSourceMap);
    if (documentBuild) publishDocument(documentBuild, join(target, 'document'), `${folder}/document/`);
    for (const [language, content] of languages)
      writeCompressed(content, join(target, 'locales', `${language}.json`));
  }
  storeSourceMaps(site, name, release.version, {
    build,
    maps: filesBelow(build).filter(isSourceMap),
    ...builtSources(app ?? appFolder(name)),
  });
  const publishing = publishEntry(site, { name, release, ...publication });
  return publishedSentence(name, release.version, { isNew, ...publishing });
}
