import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../db/database';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';
import { createJobs, type JobHandler, type Jobs } from './jobs';
import { createWorker } from './worker';

let server: TestApp;
const runners: Jobs[] = [];
beforeAll(async () => {
  server = await startTestApp();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});
afterAll(() => server.close());

async function startRunner(handler: JobHandler, pollMs = 25): Promise<Jobs> {
  const jobs = createJobs(server.deps.db, { pollMs, alone: (work) => work() });
  jobs.handle('export-mail', handler);
  await jobs.start(server.app.log);
  runners.push(jobs);
  return jobs;
}

describe('a job', () => {
  it('runs once, in the first process that finds it, after its transaction has committed', async () => {
    const done: string[] = [];
    const work: JobHandler = async (id) => void done.push(id);
    const [one] = await Promise.all([startRunner(work), startRunner(work)]);
    const { db } = server.deps;
    const queued = inTransaction(db, async (trx) => {
      await one.send(trx, 'export-mail', 'rolled-back');
      throw new Error('no');
    });
    await expect(queued).rejects.toThrow('no');
    const ids = Array.from({ length: 20 }, (_, index) => `job-${index}`);
    for (const id of ids) await inTransaction(db, (trx) => one.send(trx, 'export-mail', id));
    one.wake('export-mail');
    await until(() => done.length >= ids.length);
    expect([...done].sort()).toEqual([...ids].sort());
  });

  it('waits for its time, and is queued once per id until it begins', async () => {
    const done: string[] = [];
    const jobs = await startRunner(async (id) => void done.push(id));
    const { db } = server.deps;
    await jobs.send(db, 'export-mail', 'later', 3600);
    await jobs.send(db, 'export-mail', 'later');
    await jobs.send(db, 'export-mail', 'now');
    await until(() => done.includes('now'));
    expect(done).not.toContain('later');
  });
});

describe('a delayed job', () => {
  it('is fetched on time by the process that queued it, independent of the next poll', async () => {
    const done: string[] = [];
    const jobs = await startRunner(async (id) => void done.push(id), 3_600_000);
    const queued = performance.now();
    await jobs.send(server.deps.db, 'export-mail', 'in-a-second', 1);
    await until(() => done.includes('in-a-second'));
    expect(performance.now() - queued).toBeGreaterThan(950);
  });
});

describe('a worker', () => {
  it('continues while there is more work, and can be woken early', async () => {
    let [left, rounds] = [3, 0];
    const worker = createWorker(async () => {
      rounds += 1;
      return left-- > 0;
    }, 3_600_000);
    worker.start();
    await until(() => rounds === 4);
    left = 0;
    worker.wake();
    await until(() => rounds === 5);
    await worker.stop();
  });

  it('finishes the current work on stop, continues after a failure, and leaves no timer behind', async () => {
    let finish: (() => void) | null = null;
    let rounds = 0;
    const worker = createWorker(async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('once');
      await new Promise<void>((resolve) => (finish = resolve));
      return true;
    }, 10);
    worker.start();
    const end = await until(() => finish);
    let isStopped = false;
    const stopped = worker.stop().then(() => (isStopped = true));
    await Promise.resolve();
    expect(isStopped).toBe(false);
    end();
    await stopped;
    expect(rounds).toBe(2);
  });
});
