import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { readIdempotencyKey, runOnce } from './idempotency';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let runs = 0;
const run = (key: string, body: unknown = { a: 1 }, scope = 'TW me POST /order') =>
  runOnce(server.deps.db, server.deps.calls, { scope, key, body }, async () => ({ run: (runs += 1) }));

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
    await expect(run('body', { a: 2 })).rejects.toMatchObject({
      status: 422,
      translationKey: 'error.idempotency-key-reused',
    });
  });

  it('is scoped to one caller and one call', async () => {
    const mine = await run('shared');
    const theirs = await run('shared', { a: 1 }, 'TW other POST /order');
    const another = await run('another');
    expect(new Set([mine, theirs, another].map((answer) => JSON.stringify(answer))).size).toBe(3);
    expect([
      await run('shared'),
      await run('shared', { a: 1 }, 'TW other POST /order'),
      await run('another'),
    ]).toEqual([mine, theirs, another]);
  });

  it('is free again after a failure, which stores nothing', async () => {
    const fail = () =>
      runOnce(server.deps.db, server.deps.calls, { scope: 's', key: 'fails', body: null }, async (trx) => {
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

  it('expires after 24 hours and not before', async () => {
    const first = await run('day');
    server.clock.advance(24 * 3600);
    expect(await run('day')).toEqual(first);
    server.clock.advance(1);
    const second = await run('day', { a: 2 });
    expect(second).not.toEqual(first);
    expect(await run('day', { a: 2 })).toEqual(second);
    server.clock.advance(24 * 3600);
    expect(await run('day', { a: 2 })).toEqual(second);
  });

  it('repeats nothing when there was no answer', async () => {
    let done = 0;
    const silent = () =>
      runOnce(server.deps.db, server.deps.calls, { scope: 's', key: 'silent', body: undefined }, async () => {
        done += 1;
        return null;
      });
    expect([await silent(), await silent(), done]).toEqual([null, null, 1]);
  });
});

describe('a key', () => {
  const readIdempotencyHeader = (key: string | string[] | undefined) =>
    readIdempotencyKey({ headers: { 'idempotency-key': key } as Record<string, string> });

  const caughtRefusal = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };

  it('is accepted unchanged, up to 200 characters', () => {
    expect([
      readIdempotencyHeader(undefined),
      readIdempotencyHeader(' k '),
      readIdempotencyHeader('k'.repeat(200)),
    ]).toEqual([null, ' k ', 'k'.repeat(200)]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['201 signs', 'k'.repeat(201)],
    ['a list', ['k', 'l']],
  ])('that is %s is refused', (_, key) => {
    expect(caughtRefusal(() => readIdempotencyHeader(key))).toMatchObject({
      status: 400,
      translationKey: 'error.invalid-input',
    });
  });
});

describe('a key in use by another instance', () => {
  it('is refused with a time to retry, and holds no connection', async () => {
    const impatient = { clock: server.clock, keyMs: 100 };
    let finish: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const call = { scope: 's', key: 'in progress', body: 1 };
    const first = runOnce(server.deps.db, impatient, call, async () => {
      begin();
      await isFinished;
      return 'done';
    });
    await hasBegun;
    // The first call holds the embedded database's only connection.
    if (server.deps.connections) {
      const held = runOnce(server.deps.db, impatient, call, async () => 'twice');
      await expect(held).rejects.toMatchObject({
        status: 409,
        translationKey: 'error.call-in-progress',
        retryAfter: 1,
      });
    }
    finish();
    expect(await first).toBe('done');
    expect(await runOnce(server.deps.db, impatient, call, async () => 'twice')).toBe('done');
  });
});
