import { FolderError } from './db/embedded/folder-lock';
import { OperatorFileError } from './operator-files/file-error';
import { RIGHTS_OF_OTHERS } from './db/embedded/private-files';
import { ConnectionError } from './db/postgres/open-postgres';
import { Refusal } from './requests/refusal';
import { ConfigError } from '../settings/config';

/** Errors whose message tells the operator what to do. */
const EXPECTED = [ConfigError, FolderError, ConnectionError, OperatorFileError, Refusal];

/**
 * Runs a command of the operator and prints what it returns. A mistake ends with its message, a fault with its place in
 * the code; both end with the exit code 1.
 */
export async function runCommand(main: () => Promise<string>): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  try {
    process.stdout.write(`${await main()}\n`);
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    process.stderr.write(
      `${isExpected ? (error as Error).message : `The command failed: ${describeFault(error)}`}\n`,
    );
    process.exitCode = 1;
  }
}

const describeFault = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
