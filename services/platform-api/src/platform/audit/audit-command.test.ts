import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommandDatabase, type CommandDatabase } from '../../testing/databases/command-database';
import { runCommand } from '../../testing/processes/run-command';
import { searchEntries } from './search-entries';

const AUDIT = { source: 'platform/audit/audit-command.ts', built: 'audit.mjs' };
const RIDERS = { source: 'app/riders-command.ts', built: 'riders.mjs' };
const FLEET_KEY = { source: 'domains/fleets/fleet-key-command.ts', built: 'fleet-key.mjs' };
const CASH = { source: 'domains/money/cash-command/cash-command.ts', built: 'cash.mjs' };
const TARIFFS = { source: 'domains/prices/pricing/tariffs/tariffs-command.ts', built: 'tariffs.mjs' };

const folder = mkdtempSync(join(tmpdir(), 'courier-audit-'));
let database: CommandDatabase;
const run = async (command: typeof AUDIT, args: readonly string[], fleet = 'riders') => {
  const { code, output, errors } = await runCommand(command, { ...database.env, FLEET: fleet }, args);
  expect([code, errors]).toEqual([0, '']);
  return output.trimEnd();
};
const audit = (args: readonly string[]) => runCommand(AUDIT, database.env, args);
beforeAll(async () => {
  database = await createCommandDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

async function readActions(): Promise<[string, string][]> {
  const { db, close } = await database.open();
  const entries = await searchEntries(db, {}, 100);
  await close();
  return entries.toReversed().map(({ action, subjects }) => [action, subjects.join(' ')]);
}

it('commands that change something are in the trail with the user who ran them, and questions are not', async () => {
  const added = await run(RIDERS, [
    ...['add', '--country', 'tw', '--name', 'Chen Wei', '--phone', '+886987000104'],
  ]);
  const [rider = ''] = added.split('\t');
  await run(RIDERS, ['list']);
  await run(RIDERS, ['reset', rider]);
  await run(CASH, ['adjust', rider, '--amount', '50', '--why', 'Paid, then cancelled', '--receipt', '17']);
  await run(CASH, ['close', '2026-01-01', '--country', 'tw']);
  await run(RIDERS, ['block', rider]);
  await run(FLEET_KEY, ['create', '--country', 'tw', '--name', 'Dispatch'], 'api');
  const listed = await run(FLEET_KEY, ['list'], 'api');
  const [keyId = ''] = listed.split('\t');
  await run(FLEET_KEY, ['revoke', keyId], 'api');
  const prices = join(folder, 'prices.csv');
  writeFileSync(prices, 'country,part,amount\nTW,base,65\n');
  await run(TARIFFS, ['import', prices, '--dry-run']);
  const imported = await run(TARIFFS, ['import', prices, '--note', 'Opening']);
  const version = /version (\d+)/.exec(imported)?.[1] ?? '';
  await run(TARIFFS, ['undo', version, '--country', 'tw']);

  expect(await readActions()).toEqual([
    ['riders.add', `rider:${rider} fleet:main`],
    ['riders.invite', `rider:${rider}`],
    ['riders.invite', `rider:${rider}`],
    ['cash.adjustment', `rider:${rider} posting:adjustment:TW:17`],
    ['cash.close', 'day:2026-01-01'],
    ['riders.block', `rider:${rider}`],
    ['fleet-keys.create', `fleet-key:${keyId} fleet:main`],
    ['fleet-keys.revoke', `fleet-key:${keyId}`],
    ['tariffs.import', `rules:${version}`],
    ['tariffs.undo', `rules:${version}`],
  ]);
  const lines = (await run(AUDIT, ['list', '--subject', `rider:${rider}`])).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]?.split('\t').slice(2)).toEqual([
    `console:${userInfo().username}`,
    '',
    'cash.adjustment',
    'TW',
    `rider:${rider} posting:adjustment:TW:17`,
    '',
    '{"amount_minor":50}',
    'Paid, then cancelled',
  ]);
  expect(lines.join('\n')).not.toContain('Chen');
});

it('a refused command leaves no entry', async () => {
  const before = (await readActions()).length;
  const args = ['adjust', 'rider-00000000', '--amount', '50', '--why', 'Mistake'];
  expect((await runCommand(CASH, database.env, args)).code).toBe(1);
  expect(await readActions()).toHaveLength(before);
});

it('lists by action and day, and writes all as a file', async () => {
  expect(await run(AUDIT, ['list', '--action', 'cash.close', '--country', 'kw'])).toBe(
    'There are no entries.',
  );
  expect(await run(AUDIT, ['list', '--country', 'tw', '--day', '2020-02-29'])).toBe('There are no entries.');
  const file = join(folder, 'audit.csv');
  expect(await run(AUDIT, ['list', '--country', 'tw', '--to', file])).toBe(`Written to ${file}: 10 entries.`);
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  expect(head).toContain('entry,at,actor,network,action,country,subjects,before,after,why,hash');
  expect(lines).toHaveLength(10);
});

it('verifies the trail, and ends with 1 where it is not intact', async () => {
  expect(await run(AUDIT, ['verify'])).toMatch(
    /^The audit trail is intact: 10 entries, 0 signed heads\.\nThe newest entry is 10 with the hash [\da-f]{64};/,
  );
  const { db, close } = await database.open();
  await sql`alter table audit_entries disable trigger user`.execute(db);
  await sql`update audit_entries set why = 'Other' where entry_id = 4`.execute(db);
  await close();
  const { code, output, errors } = await audit(['verify']);
  expect([code, output, errors]).toEqual([1, '', 'The audit trail is not intact.\nEntry 4 was changed.\n']);
});

it.each([
  [[], 'An argument is missing.'],
  [['verify', '--day', '2026-01-01'], 'Usage:'],
  [['show'], 'Usage:'],
  [['list', '--action', 'refund'], 'There is no action refund.'],
  [['list', '--day', 'today', '--country', 'tw'], 'today is no day'],
  [['list', '--day', '2026-01-01'], 'Name the country of the day'],
  [['list', '--country', 'xx'], 'There is no country xx.'],
])('refuses %j', async (args, message) => {
  const { code, output, errors } = await audit(args);
  expect([code, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
});
