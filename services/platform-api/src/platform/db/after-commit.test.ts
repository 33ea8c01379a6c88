import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { afterCommit, inTransaction, type Db } from './database';

let server: TestApp;
let db: Db;
let effects: string[];
beforeAll(async () => {
  server = await startTestApp();
  ({ db } = server.deps);
});
afterAll(() => server.close());
beforeEach(() => {
  effects = [];
});

const recordAfterCommit = (on: Db, word: string, topic?: string) =>
  afterCommit(on, () => effects.push(word), topic);

it('an effect runs after the commit, also from a nested transaction', async () => {
  await inTransaction(db, async (trx) => {
    recordAfterCommit(trx, 'outer');
    await inTransaction(trx, async (inner) => recordAfterCommit(inner, 'inner'));
    expect(effects).toEqual([]);
  });
  expect(effects).toEqual(['outer', 'inner']);
});

it('an effect never runs without a commit', async () => {
  const broken = inTransaction(db, async (trx) => {
    recordAfterCommit(trx, 'lost');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(effects).toEqual([]);
});

it('only the last effect of a topic runs', async () => {
  await inTransaction(db, async (trx) => {
    recordAfterCommit(trx, 'order 1 is new', 'order 1');
    recordAfterCommit(trx, 'order 2 is new', 'order 2');
    recordAfterCommit(trx, 'order 1 is paid', 'order 1');
  });
  expect(effects).toEqual(['order 2 is new', 'order 1 is paid']);
});

it('an effect runs at once outside a transaction, and a transaction started elsewhere is refused', async () => {
  recordAfterCommit(db, 'at once');
  expect(effects).toEqual(['at once']);
  const elsewhere = db.transaction().execute(async (trx) => recordAfterCommit(trx, 'never'));
  await expect(elsewhere).rejects.toThrow('inTransaction');
});
