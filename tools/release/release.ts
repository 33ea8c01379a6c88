import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedModule } from '@courier/config/presets/webpack';
import { readJson } from '../publish/files';
import { appFolder, ROOT } from '../publish/paths';
import { builtRelease, publishRemote } from '../publish/publish-remote';
import {
  onlyInEnglish,
  privateCopies,
  sizeOf,
  strayStylesOf,
  tooLarge,
  wrongFirstPaints,
} from './release-problems';
import { releaseRequest } from './release-request';
import { siteFolder } from './site-folder.mjs';

function bundle(remote: string): void {
  if (!existsSync(join(appFolder(remote), 'src/remote.manifest.ts')))
    throw new Error(`apps/${remote} is no remote.`);
  execFileSync('npm', ['run', 'bundle', '-w', `apps/${remote}`, '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Why what was built may not be released; empty when it may. */
function problemsOf(remote: string, isStable: boolean): string[] {
  const { release, build, localeFolder } = builtRelease(remote);
  const modules = readJson(join(build, 'module-list.json')) as ListedModule[];
  return [
    ...privateCopies(modules),
    ...strayStylesOf(build, remote),
    ...wrongFirstPaints(build, release.manifest.firstPaint),
    ...tooLarge(sizeOf(build), release.manifest.sizeBudget, modules),
    ...(isStable ? onlyInEnglish(localeFolder) : []),
  ];
}

/** usage: release.ts <remote> [--channel canary …]: builds it, holds it to its limits and puts it into a site. */
try {
  const { remote, canary, to, isDry, history } = releaseRequest(process.argv.slice(2));
  bundle(remote);
  const problems = problemsOf(remote, canary === null);
  if (problems.length > 0) throw new Error(`${remote} is not released.\n${problems.join('\n')}`);
  const { version } = builtRelease(remote).release;
  if (isDry) console.log(`${remote} ${version} would be released; nothing was written.`);
  else console.log(publishRemote(remote, { site: siteFolder(to), canary, history }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
