import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** An instance that ran this long did not fail on start. */
const SOUND_AFTER_MS = 30_000;
const CLOSE_WITHIN_MS = 12_000;

/** A port below the system's range for outgoing connections. */
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/**
 * Starts server processes on separate ports and restarts those that end.
 * @param {object} plan
 * @param {number} plan.count
 * @param {string[]} plan.command program and its arguments
 * @param {Record<string, string | undefined>} plan.env
 * @param {(sentence: string) => void} plan.say prints a message
 * @param {(code: number) => void} plan.onHopeless an instance ended by itself before any was ready
 */
export async function startInstances({ count, command, env, say, onHopeless }) {
  const instances = [];
  let closing = false;
  let anyWasReady = false;

  const launch = (instance) => {
    instance.startedAt = Date.now();
    instance.child = spawn(command[0], command.slice(1), {
      env: { ...env, HOST: instance.host, PORT: String(instance.port), TRUSTED_PROXIES: '127.0.0.1' },
      stdio: 'inherit',
    });
    instance.child.once('exit', (code, signal) => {
      if (closing) return;
      if (!anyWasReady && code !== null && code !== 0) return onHopeless(code);
      const ranFor = Date.now() - instance.startedAt;
      instance.pause =
        ranFor > SOUND_AFTER_MS ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, instance.pause * 2);
      say(`Instance ${instance.number} ended (${signal ?? code}) and is started again.`);
      instance.timer = setTimeout(() => launch(instance), instance.pause);
    });
  };

  for (let number = 1; number <= count; number += 1) {
    const instance = { number, host: '127.0.0.1', port: await freePort(), pause: FIRST_PAUSE_MS / 2 };
    instances.push(instance);
    launch(instance);
  }
  return {
    instances,
    /** From now on ended instances restart, with any exit code. */
    wereReady: () => {
      anyWasReady = true;
    },
    close: async () => {
      closing = true;
      const endings = instances.map(({ child, timer }) => {
        clearTimeout(timer);
        if (child.exitCode !== null || child.signalCode !== null) return null;
        const force = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN_MS);
        return new Promise((resolve) => {
          child.once('exit', () => {
            clearTimeout(force);
            resolve();
          });
          child.kill('SIGTERM');
        });
      });
      await Promise.all(endings);
    },
  };
}
