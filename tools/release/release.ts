import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, ROOT } from '../publish/paths';
import { releaseRequest } from './release-request';
import { shipRemote } from './ship-remote';

function bundle(remote: string): void {
  if (!existsSync(join(appFolder(remote), 'src/remote.manifest.ts')))
    throw new Error(`apps/${remote} is no remote.`);
  execFileSync('npm', ['run', 'bundle', '-w', `apps/${remote}`, '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** usage: release.ts <remote> [--channel canary …]: builds it, checks its limits and puts it into a site. */
try {
  const request = releaseRequest(process.argv.slice(2));
  bundle(request.remote);
  console.log(shipRemote(request));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
