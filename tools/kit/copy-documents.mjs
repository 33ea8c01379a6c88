import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies what a packed package carries beside its code: its own README and the licence of the repository, because npm
 * reads a licence file only from the folder that it packs.
 * @param {string} root folder of the repository
 * @param {string} project folder of the package below it
 */
export function copyDocuments(root, project) {
  const dist = join(root, project, 'dist');
  cpSync(join(root, project, 'README.md'), join(dist, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}
