import { join } from 'node:path';
import type { ListedModule } from '@courier/config/presets/webpack';
import { readJson } from '../publish/files';
import { appFolder } from '../publish/paths';
import { builtRelease, publishRemote } from '../publish/publish-remote';
import {
  onlyInEnglish,
  privateCopies,
  compressedSize,
  listStrayStyles,
  tooLarge,
  wrongFirstPaints,
} from './release-problems';
import type { ReleaseRequest } from './release-request';
import { siteFolder } from './site-folder.ts';

/** Why a build may not be released; empty if it may. */
function releaseProblems(remote: string, folder: string | undefined, isStable: boolean): string[] {
  const { release, build } = builtRelease(remote, folder);
  const modules = readJson(join(build, 'module-list.json')) as ListedModule[];
  return [
    ...privateCopies(modules),
    ...listStrayStyles(build, remote),
    ...wrongFirstPaints(build, release.manifest.firstPaint),
    ...tooLarge(compressedSize(build), release.manifest.sizeBudget, modules),
    ...(isStable ? onlyInEnglish(join(folder ?? appFolder(remote), 'locales')) : []),
  ];
}

/**
 * Checks a build's limits and puts it into a site.
 * @param folder of the remote; `apps/<name>` by default
 * @returns the result, in one sentence
 * @throws Error, with nothing written, that names the exceeded limits
 */
export function shipRemote(
  { remote, canary, brand, to, isDry, history }: ReleaseRequest,
  folder?: string,
): string {
  const problems = releaseProblems(remote, folder, canary === null);
  if (problems.length > 0) throw new Error(`${remote} is not released.\n${problems.join('\n')}`);
  const { version } = builtRelease(remote, folder).release;
  if (isDry) return `${remote} ${version} would be released; nothing was written.`;
  return publishRemote(remote, {
    site: siteFolder(to),
    act: 'release',
    canary,
    history,
    ...(brand === undefined ? {} : { brand }),
    ...(folder === undefined ? {} : { folder }),
  });
}
