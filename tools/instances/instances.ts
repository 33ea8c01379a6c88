import cluster, { type Worker } from 'node:cluster';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** An instance that ran this long did not fail on start. */
const SOUND_AFTER_MS = 30_000;
const CLOSE_WITHIN_MS = 12_000;

interface InstancesPlan {
  count: number;
  program: string;
  args?: readonly string[];
  nodeOptions?: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Prints a message. */
  report: (sentence: string) => void;
  /** An instance ended by itself before any was ready. */
  onHopeless: (code: number) => void;
}

export interface Instance {
  readonly number: number;
  isReady: boolean;
  worker: Worker;
  pauseMs: number;
  timer?: NodeJS.Timeout;
}

export interface RunningInstances {
  readonly instances: readonly Instance[];
  close: () => Promise<void>;
}

/**
 * Starts server processes that share the port in `env`, and restarts those that end. This process opens the port
 * once an instance listens; each instance accepts its connections itself. If this process passed them on in turn, one
 * on its way to an instance that dies would stay open without an answer.
 */
export function startInstances({
  count,
  program,
  args = [],
  nodeOptions = [],
  env,
  report,
  onHopeless,
}: InstancesPlan): RunningInstances {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: [...args], execArgv: [...nodeOptions] });
  const instances: Instance[] = [];
  let closing = false;
  let anyWasReady = false;

  const watch = (instance: Instance) => {
    const startedAtMs = Date.now();
    // A server listens once it can serve calls.
    instance.worker.once('listening', () => {
      instance.isReady = true;
      anyWasReady = true;
    });
    instance.worker.once('exit', (code: number | null, signal: string | null) => {
      instance.isReady = false;
      if (closing) return;
      if (!anyWasReady && code) return onHopeless(code);
      const isSound = Date.now() - startedAtMs > SOUND_AFTER_MS;
      instance.pauseMs = isSound ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, instance.pauseMs * 2);
      report(`Instance ${instance.number} ended (${signal ?? code}) and is started again.`);
      instance.timer = setTimeout(() => {
        instance.worker = cluster.fork(env);
        watch(instance);
      }, instance.pauseMs);
    });
  };

  for (let number = 1; number <= count; number += 1) {
    const instance: Instance = {
      number,
      isReady: false,
      worker: cluster.fork(env),
      pauseMs: FIRST_PAUSE_MS / 2,
    };
    instances.push(instance);
    watch(instance);
  }
  return {
    instances,
    close: async () => {
      closing = true;
      await Promise.all(instances.map(end));
    },
  };
}

function end({ worker, timer }: Instance): Promise<void> | null {
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
