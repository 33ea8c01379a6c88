import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { editRegistry } from '../../tools/portal/edit-registry';

/** Script that runs before or after the container's. */
export interface AddedScript {
  before?: string;
  after?: string;
}

/** Publishes a release of the remote with added scripts and valid hashes in the registry. */
export function shipHostileRelease(
  siteDir: string,
  brand: string,
  name: string,
  { before = '', after = '' }: AddedScript,
): void {
  editRegistry(siteDir, brand, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      const { entry, container, files } = remote.active;
      if (container === undefined) throw new Error(`${name} names no container`);
      const version = 'hostile';
      const shipped = `/remotes/${name}/${version}`;
      cpSync(join(siteDir, dirname(entry)), join(siteDir, shipped), { recursive: true });
      const file = join(siteDir, shipped, container);
      const code = `${before}\n${readFileSync(file, 'utf8')}\n${after}`;
      writeFileSync(file, code);
      rmSync(`${file}.br`, { force: true });
      const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      const active = {
        ...remote.active,
        version,
        entry: posix.join(shipped, posix.basename(entry)),
        files: { ...files, [container]: hash },
      };
      return { ...remote, active, lastGood: undefined };
    }),
  }));
}
