import { chmodSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { Db } from '../database';
import { migrations } from '../migrations';
import { createCommandSession, type CommandSession } from './command-session';
import { writeFrame } from './frames';
import type { Hello } from './messages';
import { createQueue } from './queue';
import { createSocketAddress } from './socket-address';

/** Reads and writes of the user of the server alone. */
const SOCKET_MODE = 0o600;

/**
 * Serves commands beside the process that has locked `dataDir`, whose embedded database allows only one process.
 * @param onConnect called when a command connects; its result is called after the command
 * @returns a function that rolls back what commands have not committed, and removes the socket
 * @throws the error of the system when there can be no socket in the folder
 */
export async function serveCommands(
  dataDir: string,
  db: Db,
  onConnect: () => () => Promise<void>,
): Promise<() => Promise<void>> {
  const hello: Hello = { pid: process.pid, migrations: Object.keys(migrations) };
  const address = createSocketAddress(dataDir);
  const enterQueue = createQueue();
  const sessions = new Map<CommandSession, Promise<void>>();
  const server = createServer((socket) => {
    const onEnd = onConnect();
    const session = createCommandSession(db, enterQueue, socket);
    const finished = session.ended.then(onEnd).finally(() => sessions.delete(session));
    sessions.set(session, finished);
    writeFrame(socket, hello);
  });
  await listen(server, address.path);
  return async () => {
    const isClosed = new Promise((resolve) => server.close(resolve));
    for (const session of sessions.keys()) session.end();
    await Promise.all(sessions.values());
    await isClosed;
    address.remove();
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      // The umask of a server process does the same from the first moment.
      chmodSync(path, SOCKET_MODE);
      resolve();
    });
  });
}
