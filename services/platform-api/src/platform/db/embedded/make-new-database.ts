import { rmSync } from 'node:fs';
import { openDatabase } from '../database';
import { NEW_DATABASE } from './new-database';
import { makeReadable } from './private-files';

/** Last build step: new embedded databases are copies of this one. */
async function makeNewDatabase(): Promise<void> {
  rmSync(NEW_DATABASE, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: NEW_DATABASE });
  await database.close();
  makeReadable(NEW_DATABASE);
}

void makeNewDatabase();
