import cluster from 'node:cluster';
import { ConfigError, readConfig, type Environment } from '../settings/config';
import { FolderError } from '../platform/db/embedded/folder-lock';
import { ConnectionError } from '../platform/db/postgres/open-postgres';
import { RIGHTS_OF_OTHERS } from '../platform/db/embedded/private-files';
import { EnvironmentError } from '../platform/environment/environment-mark';
import type { Demonstration } from './deps';
import { refuseUnsafeStart, UnsafeInstallation } from '../domains/operations/doctor/refuse-unsafe-start';
import { describeError } from '../platform/log/describe-error';
import { watchProcess } from '../platform/metrics';
import { openServer } from './open-server';
import { LegalTextError } from '../domains/site/legal/legal-texts';
import { portIsTaken } from '../platform/port-check';

type CreateDemonstration = (env: Environment) => Demonstration | null;

const CLOSE_LIMIT_MS = 10_000;

/**
 * Runs the server until a signal ends it. A fault ends the process with one sentence for the operator.
 * @param createDemonstration throws ConfigError for wrong settings
 */
export function runServer(createDemonstration: CreateDemonstration): void {
  // Without this, Node.js prints the error with the details of the database.
  process.on('uncaughtException', fail);
  listen(createDemonstration).catch(fail);
}

async function listen(createDemonstration: CreateDemonstration): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  const config = readConfig(process.env, process.argv.slice(2));
  const demonstration = createDemonstration(process.env);
  // The first process checked a port that several instances share; a check here would accept its connections.
  if (cluster.isPrimary && (await portIsTaken(config.port, config.host))) throw portTaken(config.port);
  const server = await openServer(config, { demonstration });
  watchProcess(server.deps.metrics);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    await refuseUnsafeStart(server.deps, (text) => process.stderr.write(text));
    await server.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.close();
    throw listenError(error, config);
  }
}

const portTaken = (port: number) =>
  new ConfigError(`Port ${port} is taken by another program: choose another with PORT.`);

/** Rewords faults that the operator can fix; others keep their message. */
function listenError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return portTaken(port);
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new ConfigError(`HOST "${host}" is no address of this machine.`);
  return error;
}

function fail(error: unknown): never {
  const known = [
    ConfigError,
    FolderError,
    ConnectionError,
    EnvironmentError,
    UnsafeInstallation,
    LegalTextError,
  ].some((kind) => error instanceof kind);
  const text = known
    ? (error as Error).message
    : `The server has failed: ${JSON.stringify(describeError(error))}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
