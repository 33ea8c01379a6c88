import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../testing/databases/command-database';
import { runCommand } from '../../testing/processes/run-command';
import { findFleetKey } from './fleet-keys';

const FLEET_KEY = { source: 'domains/fleets/fleet-key-command.ts', built: 'fleet-key.mjs' };
let database: CommandDatabase;
const run = (args: readonly string[], env: Readonly<Record<string, string>> = { FLEET: 'api' }) =>
  runCommand(FLEET_KEY, { ...database.env, ...env }, args);

beforeAll(async () => {
  database = await createCommandDatabase();
});
afterAll(() => database.drop());

async function find(key: string) {
  const { db, close } = await database.open();
  const found = await findFleetKey(db, `Bearer ${key}`, 'TW');
  await close();
  return found;
}

it('prints a key once, lists it without its secret, and revokes it', async () => {
  const made = await run(['create', '--country', 'tw', '--name', 'Dispatch', '--scopes', 'deliveries:read']);
  expect([made.errors, made.code]).toEqual(['', 0]);
  const key = made.output.trim();
  expect(key).toMatch(/^fk_[\w-]{43}$/);
  const found = await find(key);
  expect(found).toMatchObject({ country: 'TW', fleetId: 'main', scopes: ['deliveries:read'] });
  const listed = await run(['list']);
  expect(listed.output).toContain(`${found?.keyId}\tTW\tmain\tDispatch\tdeliveries:read\tvalid`);
  expect(listed.output).not.toContain(key);
  expect((await run(['revoke', found?.keyId ?? ''])).code).toBe(0);
  expect(await find(key)).toBeNull();
  expect((await run(['list'])).output).toContain('revoked');
});

it('makes no key for a fleet that the settings do not name or no dispatch system serves, or without a portal', async () => {
  const create = ['create', '--country', 'tw', '--name', 'Dispatch'];
  for (const [args, env] of [
    [create, { FLEET: 'simulator' }],
    [[...create, '--fleet', 'night'], { FLEET: 'api' }],
    [['create', '--country', 'xx', '--name', 'Dispatch'], { FLEET: 'api' }],
  ] as const) {
    const { code, errors } = await run(args, env);
    expect([code, errors]).toEqual([1, expect.stringContaining('set FLEET or FLEETS')]);
  }
});

it.each([[[]], [['create']], [['revoke']], [['list', 'all']], [['create', '--colour', 'red']]])(
  'explains itself for %j',
  async (args) => {
    const { code, errors } = await run(args);
    expect([code, errors]).toEqual([1, expect.stringContaining('npm run fleet-key -- create')]);
  },
);
