import { createServer } from 'node:http';
import { endSlowBody, serverTimes } from './arrival.mjs';
import { createCallPasser } from './pass-call.mjs';
import { passSocket } from './pass-socket.mjs';
import { watchReadiness } from './readiness.mjs';

/**
 * Distributes calls and live channels of one address to the instances on this machine with a green `/readyz`,
 * in turn. For one machine and for tests; use a production balancer for several machines.
 * @param {{host: string, port: number}[]} targets
 * @param {import('../../packages/config/src/request-limits.mjs').ArrivalTimes} [times] instead of the table's
 */
export function createBalancer(targets, times) {
  const readiness = watchReadiness(targets);
  const calls = createCallPasser(readiness);
  const channels = new Set();
  const server = createServer(serverTimes(times), (incoming, outgoing) => {
    endSlowBody(incoming, outgoing, times);
    void calls.pass(incoming, outgoing);
  });
  server.on('upgrade', (incoming, socket, head) => {
    channels.add(socket);
    socket.once('close', () => channels.delete(socket));
    void passSocket(readiness, incoming, socket, head);
  });
  return {
    readiness,
    /** Resolves when it accepts calls; rejects if the port is unavailable. */
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(server.address().port));
      }),
    close: () =>
      new Promise((resolve) => {
        readiness.stop();
        server.close(() => resolve());
        for (const socket of channels) socket.destroy();
        server.closeIdleConnections();
        calls.close();
      }),
  };
}
