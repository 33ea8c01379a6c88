import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseRequest } from '../../../tools/release/release-request';
import { shipRemote } from '../../../tools/release/ship-remote';
import { build } from './build';
import type { RemoteHere } from './remote-here';

/**
 * The site `--to` names.
 * @throws Error, in one sentence, for none and for a folder that is no site
 */
function parseSite(to: string | undefined): string {
  if (to === undefined)
    throw new Error('Name the site to publish into: courier-remote publish --to <folder>');
  const site = resolve(to);
  if (!existsSync(join(site, 'registry')))
    throw new Error(`${site} is no site of a portal: it has no folder "registry".`);
  return site;
}

/** Builds the remote and puts it into a site, for everybody or for a canary, once it is within its limits. */
export async function publish(remote: RemoteHere, args: readonly string[]): Promise<void> {
  const request = releaseRequest([remote.manifest.name, ...args], 'courier-remote publish');
  const to = parseSite(request.to);
  await build(remote);
  console.log(shipRemote({ ...request, to }, remote.root));
}
