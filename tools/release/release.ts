import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, ROOT } from '../publish/paths';
import { releaseRequest, releaseUsage } from './release-request';
import { shipRemote } from './ship-remote';

function bundle(remote: string): void {
  if (!existsSync(join(appFolder(remote), 'src/remote.manifest.ts')))
    throw new Error(`apps/${remote} is no remote.`);
  execFileSync('npm', ['run', 'bundle', '-w', `apps/${remote}`, '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function release(args: readonly string[]): string {
  if (args.includes('--help') || args.includes('-h')) return releaseUsage();
  const request = releaseRequest(args);
  bundle(request.remote);
  return shipRemote(request);
}

try {
  console.log(release(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
