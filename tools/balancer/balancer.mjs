import { createServer } from 'node:http';
import { endSlowBody, serverTimes } from './arrival.mjs';
import { createCallPasser } from './pass-call.mjs';
import { passSocket } from './pass-socket.mjs';
import { watchReadiness } from './readiness.mjs';

/**
 * One address for several instances on this machine: calls and live channels are dealt out in turn to those whose
 * `/readyz` is green. For one machine and for trials; use a production balancer for several machines.
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
    /** Resolves once it takes calls. Rejects when the port cannot be had. */
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
