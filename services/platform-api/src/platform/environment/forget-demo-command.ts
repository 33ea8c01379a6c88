import { systemClock } from '../clock';
import { ConfigError, readConfig, type EnvironmentName } from '../../settings/config';
import { FolderError } from '../db/embedded/folder-lock';
import { openUnused } from '../db/commands/open-existing';
import { ConnectionError } from '../db/postgres/open-postgres';
import { RIGHTS_OF_OTHERS } from '../db/embedded/private-files';
import { SETTINGS } from '../../settings/settings';
import { EnvironmentError } from './environment-mark';
import { deleteDemo, planForgetting, planText } from './forget-demo';

const USAGE = 'Usage: npm run forget-demo -- --to prd [--yes]. Without --yes it shows what it would delete.';

/** `npm run forget-demo`: moves the configured database to another environment. */
async function main(): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  const { to, isConfirmed } = readArguments(process.argv.slice(2));
  const database = await openUnused(readConfig(process.env));
  try {
    await database.alone(async () => {
      process.stdout.write(`${planText(await planForgetting(database.db, to))}\n`);
      if (isConfirmed) await deleteDemo(database.db, systemClock, to);
    });
  } finally {
    await database.close();
  }
  process.stdout.write(
    isConfirmed
      ? `Done. Start the server with ENVIRONMENT=${to}; it makes new keys.\n`
      : `Nothing was changed. To do it: npm run forget-demo -- --to ${to} --yes\n`,
  );
}

function readArguments(args: readonly string[]): { to: EnvironmentName; isConfirmed: boolean } {
  const rest = [...args];
  const isConfirmed = rest.includes('--yes');
  const [option, name, ...more] = rest.filter((arg) => arg !== '--yes');
  const to = SETTINGS.shape.ENVIRONMENT.safeParse(name);
  if (option !== '--to' || !name || more.length > 0 || !to.success) throw new ConfigError(USAGE);
  return { to: to.data, isConfirmed };
}

main().catch((error: unknown) => {
  const known = [ConfigError, FolderError, ConnectionError, EnvironmentError].some(
    (kind) => error instanceof kind,
  );
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\n` : `Nothing was changed: ${message}\n`);
  process.exitCode = 1;
});
