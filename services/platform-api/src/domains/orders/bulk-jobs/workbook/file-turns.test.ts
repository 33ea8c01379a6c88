import { expect, it } from '@jest/globals';
import { createFileTurns } from './file-turns';

function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

it('reads one file at a time, with one waiting file per vendor and the vendors in turn', async () => {
  const turns = createFileTurns();
  const begun: string[] = [];
  const first = held();
  const run = (vendor: string, work = async () => undefined as void) =>
    turns.run(vendor, () => {
      begun.push(vendor);
      return work();
    });
  const running = run('v1001', first.work);
  // The vendor that is being served queues last although it asked first.
  const waiting = [run('v1001'), run('v2001'), run('v4001')];
  await expect(run('v1001')).rejects.toMatchObject({ status: 429, retryAfter: 10 });
  await expect(run('v4001')).rejects.toMatchObject({ status: 429 });
  expect(begun).toEqual(['v1001']);
  first.end();
  await Promise.all([running, ...waiting]);
  expect(begun).toEqual(['v1001', 'v2001', 'v4001', 'v1001']);
  await run('v4001');
  expect(begun).toHaveLength(5);
});

it('continues after an unreadable file and lets at most eight vendors wait', async () => {
  const turns = createFileTurns();
  const first = held();
  const running = turns.run('v1001', first.work);
  const broken = turns.run('v1002', () => Promise.reject(new Error('unreadable')));
  const others = Array.from({ length: 7 }, (_, index) => turns.run(`v${3000 + index}`, async () => index));
  await expect(turns.run('v9001', async () => 0)).rejects.toMatchObject({ status: 503, retryAfter: 10 });
  first.end();
  await expect(broken).rejects.toThrow('unreadable');
  expect(await Promise.all(others)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await running;
});
