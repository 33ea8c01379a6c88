import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import { runOnce } from './idempotency';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let runs = 0;
const run = (key: string, body: unknown = { a: 1 }, scope = 'TW me POST /order') =>
  runOnce(server.deps.db, server.clock, { scope, key, body }, async () => ({ run: (runs += 1) }));

describe('idempotency key', () => {
  it('runs the work once and repeats its answer', async () => {
    const first = await run('one');
    expect(await run('one')).toEqual(first);
  });

  it('runs it once for calls that arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => run('together')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('refuses another body with 422', async () => {
    await run('body', { a: 1 });
    await expect(run('body', { a: 2 })).rejects.toMatchObject({ status: 422 });
  });

  it('is of one caller and one call', async () => {
    const mine = await run('shared');
    expect(await run('shared', { a: 1 }, 'TW other POST /order')).not.toEqual(mine);
  });

  it('is free again after a failure, of which nothing stays', async () => {
    const fail = () =>
      runOnce(server.deps.db, server.clock, { scope: 's', key: 'fails', body: null }, async (trx) => {
        await trx
          .insertInto('country_parameters')
          .values({ country: 'TW', name: 'left-over', value: '1' })
          .execute();
        throw new Error('no');
      });
    await expect(fail()).rejects.toThrow('no');
    const rows = await server.deps.db
      .selectFrom('country_parameters')
      .select('name')
      .where('name', '=', 'left-over')
      .execute();
    expect(rows).toEqual([]);
    await expect(fail()).rejects.toThrow('no');
  });

  it('is forgotten after 24 hours', async () => {
    const first = await run('day');
    server.clock.advance(24 * 3600 + 1);
    expect(await run('day')).not.toEqual(first);
  });
});
