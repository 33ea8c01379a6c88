import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

/**
 * Whether another program listens on the port at any address of the host. `localhost` has two, and a server on only one
 * of them would be unreachable for some browsers.
 */
export async function portIsTaken(port: number, host: string): Promise<boolean> {
  if (port === 0) return false;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const answers = await Promise.all(addresses.map(({ address }) => cannotListen(port, address)));
  return answers.includes(true);
}

function cannotListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(false)));
  });
}
