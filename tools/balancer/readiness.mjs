import { get } from 'node:http';

const EVERY_MS = 300;
const ANSWER_WITHIN_MS = 2000;

/** Asks once. @returns {Promise<boolean>} whether the instance says of itself that it may be sent calls */
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
 * Keeps asking every instance whether it is ready.
 * @param targets `{host, port}` of each instance
 */
export function watchReadiness(targets) {
  const ready = new Set();
  let turn = 0;
  let timer;
  let stopped = false;

  const look = async () => {
    await Promise.all(
      targets.map(async (target) => {
        const wasReady = ready.has(target);
        const is = await isReady(target);
        if (is) ready.add(target);
        // An instance that failed a call stays out until the next check.
        else if (wasReady) ready.delete(target);
      }),
    );
    if (!stopped) timer = setTimeout(() => void look(), EVERY_MS);
  };
  const first = look();

  return {
    /** Resolves after every instance was asked once. */
    first,
    /** Instances to try, the next in turn first; those that are not ready come last, in case they just became so. */
    inTurn: () => {
      turn = (turn + 1) % targets.length;
      const rotated = [...targets.slice(turn), ...targets.slice(0, turn)];
      return [...rotated.filter((one) => ready.has(one)), ...rotated.filter((one) => !ready.has(one))];
    },
    /** An instance did not accept a call: it gets no calls until it answers the next check. */
    failed: (target) => ready.delete(target),
    isReady: (target) => ready.has(target),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
