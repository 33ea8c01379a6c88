import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { systemClock } from '../clock';
import { clean } from '../cleaning/clean';
import { platformCleaning } from '../cleaning/platform-cleaning';
import { inTransaction } from '../db/database';
import { auditCsv } from './audit-csv';
import { signHead } from './audit-head';
import { recordAction, type RecordedAction } from './record-action';
import { searchEntries } from './search-entries';
import { verifyTrail } from './verify-trail';

const DAY_SECONDS = 86_400;
const OPERATOR = { actor: 'operator:o1', network: '192.0.2.7' };

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const record = (orderId: string, change: Partial<RecordedAction> = {}, db = server.deps.db) =>
  recordAction(
    db,
    OPERATOR,
    {
      action: 'refunds.refund',
      country: 'TW',
      subjects: [`order:${orderId}`],
      before: null,
      after: { amount_minor: 640 },
      why: 'Late',
      ...change,
    },
    server.clock.nowSeconds(),
  );
const findProblems = async () => (await verifyTrail(server.deps)).problems;
const countEntries = async () => (await searchEntries(server.deps.db, {}, 100)).length;

/** As a user with all rights in the database. */
async function changeByForce(statement: string): Promise<void> {
  await inTransaction(server.deps.db, async (trx) => {
    for (const table of ['audit_entries', 'audit_heads'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
    await sql.raw(statement).execute(trx);
    for (const table of ['audit_entries', 'audit_heads'])
      await sql.raw(`alter table ${table} enable trigger user`).execute(trx);
  });
}

it('each entry contains the hash of the one before it, also of entries at the same time', async () => {
  await Promise.all(['v1', 'v2', 'v3', 'v4', 'v5'].map((orderId) => record(orderId)));
  const trail = await verifyTrail(server.deps);
  expect([trail.entries, trail.signedUntil, trail.problems]).toEqual([5, 0, []]);
  const entries = await searchEntries(server.deps.db, {}, 100);
  expect(entries.map(({ entry_id }) => entry_id)).toEqual([5, 4, 3, 2, 1]);
  expect(entries[0]).toMatchObject({ ...OPERATOR, after: '{"amount_minor":640}', why: 'Late' });
});

it('an entry exists only with the change of its transaction', async () => {
  await expect(
    inTransaction(server.deps.db, async (trx) => {
      await record('v1', {}, trx);
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  expect(await countEntries()).toBe(0);
});

it.each([
  `update audit_entries set why = 'other'`,
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_heads set entry_id = 1',
  'delete from audit_heads',
  'truncate audit_heads',
])('the database refuses %s', async (statement) => {
  await record('v1');
  await signHead(server.deps);
  await expect(sql.raw(statement).execute(server.deps.db)).rejects.toThrow(
    'the audit trail cannot be changed',
  );
  expect(await countEntries()).toBe(1);
});

it.each([
  ['actor', `'operator:o2'`],
  ['at', '1'],
  ['network', 'null'],
  ['action', `'cash.close'`],
  ['country', `'KW'`],
  ['subjects', `'["order:v3"]'`],
  ['before', `'{}'`],
  ['after', 'null'],
  ['why', `'Early'`],
])('a changed %s is found', async (column, value) => {
  for (const orderId of ['v1', 'v2', 'v3']) await record(orderId);
  await changeByForce(`update audit_entries set "${column}" = ${value} where entry_id = 2`);
  expect(await findProblems()).toEqual(['Entry 2 was changed.']);
});

it('a removed entry is found in the middle, and at the end once it is signed', async () => {
  for (const orderId of ['v1', 'v2', 'v3', 'v4']) await record(orderId);
  await signHead(server.deps);
  await changeByForce('delete from audit_entries where entry_id = 2');
  expect(await findProblems()).toEqual(['Entry 2 is missing.']);
  await changeByForce('delete from audit_entries where entry_id > 2');
  expect(await findProblems()).toEqual(['The signed entry 4 is missing.']);
  await changeByForce('delete from audit_entries');
  expect(await findProblems()).toEqual(['The signed entry 4 is missing.']);
});

it('a trail that was written again from an entry on does not match its signed head', async () => {
  await record('v1');
  await record('v2');
  await signHead(server.deps);
  await changeByForce('delete from audit_entries where entry_id = 2');
  await record('v9');
  expect(await findProblems()).toEqual(['Entry 2 is not the signed one.']);
  await changeByForce('update audit_heads set hash = (select hash from audit_entries where entry_id = 2)');
  expect(await findProblems()).toEqual(['The head of entry 2 has no valid signature.']);
});

it('one head is signed each day of UTC, and none without a new entry', async () => {
  expect(await signHead(server.deps)).toBeNull();
  await record('v1');
  expect(await signHead(server.deps)).toMatchObject({ entry_id: 1 });
  await record('v2');
  const untilMidnight = DAY_SECONDS - (server.clock.nowSeconds() % DAY_SECONDS);
  server.clock.advance(untilMidnight - 1);
  expect(await signHead(server.deps)).toBeNull();
  server.clock.advance(1);
  expect(await signHead(server.deps)).toMatchObject({ entry_id: 2 });
  server.clock.advance(DAY_SECONDS);
  expect(await signHead(server.deps)).toBeNull();
  expect(await verifyTrail(server.deps)).toMatchObject({ heads: 2, signedUntil: 2, problems: [] });
});

it('entries of two years ago are removed up to a head, and the rest is verified from that head on', async () => {
  const cleanNow = () => clean(server.deps, [platformCleaning], new AbortController().signal);
  server.clock.advance(-732 * DAY_SECONDS);
  await record('v1');
  await record('v2');
  await signHead(server.deps);
  server.clock.advance(1);
  await record('v3');
  await cleanNow();
  expect((await searchEntries(server.deps.db, {}, 9)).map(({ entry_id }) => entry_id)).toEqual([3]);
  // The database has the time of the day on which the test runs.
  const today = { ...server.deps, clock: systemClock };
  expect((await verifyTrail(today)).problems).toEqual([]);
  server.clock.advance(2 * DAY_SECONDS);
  await signHead(server.deps);
  await cleanNow();
  expect(await countEntries()).toBe(1);
  server.clock.advance(730 * DAY_SECONDS - 1);
  await record('v4');
  expect(await findProblems()).toEqual([]);
  await changeByForce('delete from audit_entries where entry_id = 3');
  expect(await findProblems()).toEqual(['The signed entry 3 is missing.']);
  server.clock.advance(2);
  expect(await findProblems()).toEqual([]);
  await record('v5');
  await changeByForce('delete from audit_entries where entry_id = 4');
  expect(await findProblems()).toContain('Entries 1 to 4 are missing.');
});

it('an empty trail continues after its last head', async () => {
  server.clock.advance(-732 * DAY_SECONDS);
  await record('v1');
  await signHead(server.deps);
  await clean(server.deps, [platformCleaning], new AbortController().signal);
  server.clock.advance(732 * DAY_SECONDS);
  expect(await findProblems()).toEqual([]);
  await record('v2');
  expect(await searchEntries(server.deps.db, {}, 9)).toMatchObject([{ entry_id: 2 }]);
  expect(await findProblems()).toEqual([]);
});

it('finds entries by subject, action, actor, country, time and page', async () => {
  await record('v1');
  await record('v2', { action: 'cash.close', country: 'KW', subjects: ['order:v2', 'shop:v1'] });
  await record('v3', { country: null });
  const find = async (search: Parameters<typeof searchEntries>[1]) =>
    (await searchEntries(server.deps.db, search, 100)).map(({ entry_id }) => entry_id);
  const now = server.clock.nowSeconds();
  expect(await find({ subject: 'shop:v1' })).toEqual([2]);
  expect(await find({ subject: 'v1' })).toEqual([]);
  expect(await find({ action: 'refunds.refund' })).toEqual([3, 1]);
  expect(await find({ actor: 'operator:o2' })).toEqual([]);
  expect(await find({ countries: ['KW'] })).toEqual([3, 2]);
  expect(await find({ countries: [] })).toEqual([3]);
  expect(await find({ from: now, until: now + 1 })).toEqual([3, 2, 1]);
  expect(await find({ until: now })).toEqual([]);
  expect(await find({ from: now + 1 })).toEqual([]);
  expect(await find({ beforeEntry: 3 })).toEqual([2, 1]);
});

it('no cell of the file is a formula', async () => {
  await record('v1', { why: '=HYPERLINK("https://example.test")' });
  const csv = auditCsv(await searchEntries(server.deps.db, {}, 100));
  expect(csv.split('\r\n')[1]).toContain(`"'=HYPERLINK(""https://example.test"")"`);
});
