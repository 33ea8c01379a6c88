import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '@courier/config';
import { parseManifest, type RemoteManifest } from '@courier/config/registry';
import type { Configuration } from 'webpack';
import { readPackage } from './package-file';

/** The remote whose folder a command was called in. */
export interface RemoteHere {
  root: string;
  manifest: RemoteManifest;
  /** Of its development server. */
  port: number;
  /** What builds it for the workspace, as its `webpack.config.ts` says. */
  build: Configuration;
}

/** Port of a development server where `package.json` names none. */
export const PORT = 3007;

const MANIFEST = 'src/remote.manifest.ts';
const BUILD = 'webpack.config.ts';

async function loadExport(root: string, file: string, name: string): Promise<unknown> {
  const path = join(root, file);
  if (!existsSync(path))
    throw new Error(`${root} is no remote: it has no ${file}. courier-remote new <name> writes one.`);
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(path).href)) as Record<
    string,
    unknown
  >;
  if (module[name] === undefined) throw new Error(`${file} exports no ${name}.`);
  return module[name];
}

/** @throws Error that names every wrong field */
async function manifestIn(root: string): Promise<RemoteManifest> {
  const given = await loadExport(root, MANIFEST, 'manifest');
  try {
    return parseManifest(given);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new Error([`${MANIFEST} is no manifest:`, ...error.problems].join('\n  '));
  }
}

/** @throws Error, in one sentence, for a folder that is no remote or one whose manifest is wrong */
export async function remoteHere(root: string): Promise<RemoteHere> {
  return {
    root,
    manifest: await manifestIn(root),
    port: readPackage(root).config?.port ?? PORT,
    build: (await loadExport(root, BUILD, 'default')) as Configuration,
  };
}
