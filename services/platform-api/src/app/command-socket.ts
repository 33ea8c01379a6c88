import { findOrdersSince, publishOrder } from '../domains/orders/stored-orders/orders.repository';
import { serveCommands } from '../platform/db/commands/serve-commands';
import { describeError } from '../platform/log/describe-error';
import type { StartedDeps } from './deps';

/**
 * Serves commands beside the embedded database, and publishes the orders that they change. A folder that can hold no
 * socket, as on some network file systems, does not end the server.
 * @returns a function that closes the socket
 */
export async function openCommandSocket(
  { config, db, bus, clock }: Pick<StartedDeps, 'config' | 'db' | 'bus' | 'clock'>,
  writeError: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null || dataDir === null) return async () => undefined;
  const publishSince = async (seconds: number) => {
    for (const order of await findOrdersSince(db, seconds)) publishOrder({ bus }, db, order);
  };
  const onConnect = () => {
    const startedAtSeconds = clock.nowSeconds();
    return () =>
      publishSince(startedAtSeconds).catch((error: unknown) =>
        writeError(`Open pages show the change of a command late: ${JSON.stringify(describeError(error))}`),
      );
  };
  try {
    return await serveCommands(dataDir, db, onConnect);
  } catch (error) {
    writeError(
      `Commands need this server stopped, because ${dataDir} holds no socket: ${(error as Error).message}`,
    );
    return async () => undefined;
  }
}
