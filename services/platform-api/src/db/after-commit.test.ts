import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import { afterCommit, inTransaction, type Db } from './database';

let server: TestApp;
let db: Db;
let told: string[];
beforeAll(async () => {
  server = await startTestApp();
  ({ db } = server.deps);
});
afterAll(() => server.close());
beforeEach(() => {
  told = [];
});

const tell = (on: Db, word: string, topic?: string) => afterCommit(on, () => told.push(word), topic);

it('what waits for a commit runs after it, also of a transaction inside', async () => {
  await inTransaction(db, async (trx) => {
    tell(trx, 'outer');
    await inTransaction(trx, async (inner) => tell(inner, 'inner'));
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['outer', 'inner']);
});

it('what waits for a commit that never comes never runs', async () => {
  const broken = inTransaction(db, async (trx) => {
    tell(trx, 'lost');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(told).toEqual([]);
});

it('the last word on a topic is the only one', async () => {
  await inTransaction(db, async (trx) => {
    tell(trx, 'order 1 is new', 'order 1');
    tell(trx, 'order 2 is new', 'order 2');
    tell(trx, 'order 1 is paid', 'order 1');
  });
  expect(told).toEqual(['order 2 is new', 'order 1 is paid']);
});

it('nothing is waited for outside a transaction, and a transaction begun elsewhere is refused', async () => {
  tell(db, 'at once');
  expect(told).toEqual(['at once']);
  const elsewhere = db.transaction().execute(async (trx) => tell(trx, 'never'));
  await expect(elsewhere).rejects.toThrow('inTransaction');
});
