import { get } from 'node:http';

const EVERY_MS = 300;
const ANSWER_WITHIN_MS = 2000;

/** @returns {Promise<boolean>} whether the instance reports that it is ready */
const isReady = ({ host, port }) =>
  new Promise((resolve) => {
    const asking = get({ host, port, path: '/readyz', timeout: ANSWER_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(false));
  });

/**
 * Polls the readiness of every instance.
 * @param targets `{host, port}` of each instance
 */
export function watchReadiness(targets) {
  const ready = new Set();
  let turn = 0;
  let timer;
  let stopped = false;

  const checkTargets = async () => {
    await Promise.all(
      targets.map(async (target) => {
        const wasReady = ready.has(target);
        const is = await isReady(target);
        if (is) ready.add(target);
        // An instance that failed a call stays out until the next check.
        else if (wasReady) ready.delete(target);
      }),
    );
    if (!stopped) timer = setTimeout(() => void checkTargets(), EVERY_MS);
  };
  const first = checkTargets();

  return {
    /** Resolves after the first check of every instance. */
    first,
    /** Instances to try, round-robin; unready ones come last, in case they just became ready. */
    inTurn: () => {
      turn = (turn + 1) % targets.length;
      const rotated = [...targets.slice(turn), ...targets.slice(0, turn)];
      return [...rotated.filter((one) => ready.has(one)), ...rotated.filter((one) => !ready.has(one))];
    },
    /** Excludes an instance that refused a call until its next successful check. */
    failed: (target) => ready.delete(target),
    isReady: (target) => ready.has(target),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
