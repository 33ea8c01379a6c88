import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePrivate } from './private-files';

/** A database with the newest tables and no rows, which the build stores beside the bundle. */
export const NEW_DATABASE = fileURLToPath(new URL('./new-database', import.meta.url));

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Copies the build's database into an empty folder: creating one takes twice the CPU time of a start. A killed process
 * leaves no partial database. Does nothing without a build, as in development.
 */
export function copyNewDatabase(folder: string, from = NEW_DATABASE): void {
  if (!existsSync(join(from, 'PG_VERSION')) || !isEmpty(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true });
  makePrivate(draft);
  renameSync(draft, folder);
}
