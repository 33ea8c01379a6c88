import { setTimeout as pause } from 'node:timers/promises';
import { createBalancer } from './balancer.mjs';
import { startInstances } from './instances.mjs';

const MOST = 64;

/** Why this many instances cannot start, in one sentence; null if they can. */
export function instancesProblem(text, databaseUrl) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    return `INSTANCES is "${text}", but it must be a whole number from 1 to ${MOST}.`;
  if (count > 1 && !databaseUrl?.trim())
    return `INSTANCES=${count} needs DATABASE_URL, because the embedded database serves one process only: name a PostgreSQL 15 or newer there, or leave INSTANCES out.`;
  return null;
}

/**
 * Several instances of the server behind one port.
 * @param {{port: number, host: string, count: number, command: string[], env: object, say: (sentence: string) => void}} plan
 */
export async function startCluster({ port, host, count, command, env, say, onHopeless }) {
  const running = await startInstances({ count, command, env, say, onHopeless });
  const balancer = createBalancer(running.instances);
  const heldPort = await balancer.listen(port, host);
  let closing = null;
  void (async () => {
    while (closing === null && !running.instances.some(balancer.readiness.isReady)) await pause(100);
    running.wereReady();
  })();
  return {
    port: heldPort,
    instances: running.instances,
    isReady: balancer.readiness.isReady,
    close: () => (closing ??= Promise.all([balancer.close(), running.close()])),
  };
}
