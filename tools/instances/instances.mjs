import cluster from 'node:cluster';

const MOST = 64;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** An instance that ran this long did not fail on start. */
const SOUND_AFTER_MS = 30_000;
const CLOSE_WITHIN_MS = 12_000;

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
 * Starts server processes that share the port in `env`, and restarts those that end. This process opens the port
 * once an instance listens; each instance accepts its connections itself. If this process passed them on in turn, one
 * on its way to an instance that dies would stay open without an answer.
 * @param {object} plan
 * @param {number} plan.count
 * @param {string} plan.program
 * @param {string[]} [plan.args]
 * @param {string[]} [plan.nodeOptions]
 * @param {Record<string, string | undefined>} plan.env
 * @param {(sentence: string) => void} plan.report prints a message
 * @param {(code: number) => void} plan.onHopeless an instance ended by itself before any was ready
 */
export function startInstances({ count, program, args = [], nodeOptions = [], env, report, onHopeless }) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args, execArgv: nodeOptions });
  const instances = [];
  let closing = false;
  let anyWasReady = false;

  const launch = (instance) => {
    const startedAtMs = Date.now();
    instance.isReady = false;
    instance.worker = cluster.fork(env);
    // A server listens once it can serve calls.
    instance.worker.once('listening', () => {
      instance.isReady = true;
      anyWasReady = true;
    });
    instance.worker.once('exit', (code, signal) => {
      instance.isReady = false;
      if (closing) return;
      if (!anyWasReady && code) return onHopeless(code);
      const isSound = Date.now() - startedAtMs > SOUND_AFTER_MS;
      instance.pauseMs = isSound ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, instance.pauseMs * 2);
      report(`Instance ${instance.number} ended (${signal ?? code}) and is started again.`);
      instance.timer = setTimeout(() => launch(instance), instance.pauseMs);
    });
  };

  for (let number = 1; number <= count; number += 1) {
    const instance = { number, pauseMs: FIRST_PAUSE_MS / 2 };
    instances.push(instance);
    launch(instance);
  }
  return {
    instances,
    close: async () => {
      closing = true;
      await Promise.all(instances.map(end));
    },
  };
}

function end({ worker, timer }) {
  clearTimeout(timer);
  if (worker.isDead()) return null;
  const force = setTimeout(() => worker.process.kill('SIGKILL'), CLOSE_WITHIN_MS);
  return new Promise((resolve) => {
    worker.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    worker.process.kill('SIGTERM');
  });
}
