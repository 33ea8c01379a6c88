import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a package's README and CHANGELOG and the repository's licence, because npm reads a licence only from the
 * packed folder.
 * @param root folder of the repository
 * @param project folder of the package below it
 */
export function copyDocuments(root: string, project: string) {
  const dist = join(root, project, 'dist');
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, project, name), join(dist, name));
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}
