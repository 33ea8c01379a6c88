import { expect, it, jest } from '@jest/globals';
import { createReceiverQueues, PLACES_PER_RECEIVER } from './receiver-queues';

interface Item {
  id: string;
  receiver: string;
  isRepeat: boolean;
}

const buildItems = (receiver: string, count: number, isRepeat = false): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${receiver}${isRepeat ? 'r' : ''}${index}`,
    receiver,
    isRepeat,
  }));

/** Queues over an array; calls to a receiver in `silent` end only by `answer`. */
function openQueues(items: Item[], silent: readonly string[] = []) {
  const due = [...items];
  const attempts: string[] = [];
  const answers = new Map<string, () => void>();
  let most = 0;
  let current = 0;
  const queues = createReceiverQueues<Item>({
    listDue: async (limit) => {
      const counts = new Map<string, number>();
      return due.filter(({ receiver, isRepeat }) => {
        const key = `${receiver} ${isRepeat}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= limit;
      });
    },
    describe: (item) => item,
    attempt: async (item) => {
      attempts.push(item.id);
      current += 1;
      most = Math.max(most, current);
      if (silent.includes(item.receiver)) await new Promise<void>((end) => answers.set(item.id, end));
      current -= 1;
      due.splice(due.indexOf(item), 1);
    },
    onProblem: (error) => {
      throw error;
    },
  });
  return { queues, due, attempts, answers, most: () => most };
}

const runAll = async ({ queues }: ReturnType<typeof openQueues>) => {
  for (;;) {
    if ((await queues.startDue()) === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

it('a receiver that never answers does not delay the items of another one', async () => {
  const opened = openQueues([...buildItems('dead', 500), ...buildItems('fine', 30)], ['dead']);
  await runAll(opened);
  expect(opened.attempts.filter((id) => id.startsWith('fine'))).toHaveLength(30);
  expect(opened.attempts.filter((id) => id.startsWith('dead'))).toHaveLength(PLACES_PER_RECEIVER);
});

it('has a few calls in flight for one receiver, and starts the next one when a place is free', async () => {
  const opened = openQueues(buildItems('slow', 10), ['slow']);
  const onFree = jest.fn();
  opened.queues.onPlaceFree(onFree);
  expect(await opened.queues.startDue()).toBe(PLACES_PER_RECEIVER);
  expect(await opened.queues.startDue()).toBe(0);
  opened.answers.get('slow0')?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(onFree).toHaveBeenCalledTimes(1);
  expect(await opened.queues.startDue()).toBe(1);
  expect(opened.most()).toBe(PLACES_PER_RECEIVER);
});

it('repeats leave a place for first attempts of the same receiver', async () => {
  const opened = openQueues([...buildItems('half', 50, true), ...buildItems('half', 1)], ['half']);
  await opened.queues.startDue();
  expect(opened.attempts).toContain('half0');
  expect(opened.attempts).toHaveLength(PLACES_PER_RECEIVER);
});

it('attempts an item once, even if its attempt ends while the due items are read', async () => {
  let endReading: () => void = () => undefined;
  const item = { id: 'one', receiver: 'a', isRepeat: false };
  let endAttempt: () => void = () => undefined;
  const attempt = jest.fn(() => new Promise<void>((resolve) => (endAttempt = resolve)));
  let readings = 0;
  const queues = createReceiverQueues<Item>({
    listDue: async () => {
      readings += 1;
      if (readings === 2) await new Promise<void>((resolve) => (endReading = resolve));
      return [item];
    },
    describe: (queued) => queued,
    attempt,
    onProblem: () => undefined,
  });
  await queues.startDue();
  const reading = queues.startDue();
  endAttempt();
  await queues.whenIdle();
  endReading();
  expect(await reading).toBe(0);
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('reports an attempt that rejects, and frees its place', async () => {
  const problems: unknown[] = [];
  const queues = createReceiverQueues<Item>({
    listDue: async () => buildItems('a', 1),
    describe: (queued) => queued,
    attempt: () => Promise.reject(new Error('no database')),
    onProblem: (error) => problems.push(error),
  });
  await queues.startDue();
  await queues.whenIdle();
  expect(problems).toEqual([new Error('no database')]);
  expect(await queues.startDue()).toBe(1);
  await queues.whenIdle();
});
